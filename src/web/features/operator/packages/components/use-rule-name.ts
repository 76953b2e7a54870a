import { useTranslation } from 'react-i18next';
import type { CountrySet } from '#contract/operator/model/countrySet.ts';
import type { PricedRegion } from '#contract/operator/model/pricedRegion.ts';
import type { PriceRule } from '#contract/operator/model/priceRule.ts';
import { countrySetName } from '#domain/coverage-name.ts';
import { REGION_KEYS, type RegionKey } from '#domain/regions.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

const isNamed = (region: PricedRegion): region is RegionKey => (REGION_KEYS as readonly string[]).includes(region);

/** The name of a region of rules. Two sets of countries have the same name, so their code is shown beside it. */
export const useRegionName = (): ((region: PricedRegion) => string) => {
  const { t } = useTranslation('shop');
  const language = useLanguage();
  return (region) =>
    isNamed(region) ? t(`areas.${region}`) : `${countrySetName(region satisfies CountrySet, language)} (${region})`;
};

/** What a rule is for, in words. */
export const useRuleName = (): ((rule: PriceRule) => string) => {
  const { t } = useTranslation('operatorPackages');
  const { number } = useFormat();
  const regionName = useRegionName();
  return ({ supplier, region, fromGb, belowGb }) => {
    const criteria = [
      supplier,
      region && regionName(region),
      fromGb !== undefined && t('rules.from', { number: number(fromGb) }),
      belowGb !== undefined && t('rules.below', { number: number(belowGb) }),
    ].filter((criterion) => typeof criterion === 'string');
    return criteria.length === 0 ? t('rules.all') : criteria.join(' · ');
  };
};

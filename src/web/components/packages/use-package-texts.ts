import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { Coverage, Volume } from '#domain/package.ts';
import type { Validity } from '#domain/validity.ts';
import { useFormat } from '#web/i18n/use-format.ts';

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00A0';

export interface PackageTexts {
  coverage: (coverage: Coverage) => string;
  volume: (volume: Volume) => string;
  size: (size: DataSize) => string;
  validity: (validity: Validity) => string;
}

/** How coverage, volume and validity read in the language shown: for labels, options and names of controls. */
export const usePackageTexts = (): PackageTexts => {
  const { t } = useTranslation('packages');
  const { country, number } = useFormat();
  return useMemo(() => {
    const size = ({ sizeValue, sizeUnit }: DataSize): string => `${number(sizeValue)}${NO_BREAK_SPACE}${sizeUnit}`;
    return {
      size,
      coverage: ({ countrySet, includedCountries }) => {
        if (countrySet !== undefined) return t(`regions.${countrySet}`);
        const [first, ...others] = includedCountries;
        if (first === undefined || others.length > 0) return t('countries', { count: includedCountries.length });
        return country(first);
      },
      volume: (volume) => (volume.packageType === 'unlimited' ? t('volume.unlimited') : size(volume)),
      validity: ({ validitySize, validityUnit, validityUnlimited }) =>
        validityUnlimited
          ? t('validity.unlimited')
          : t(`validity.${validityUnit}`, { count: validitySize, amount: number(validitySize) }).replace(
              ' ',
              NO_BREAK_SPACE,
            ),
    };
  }, [t, country, number]);
};

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import type { Coverage, Volume } from '#domain/package.ts';
import type { Validity } from '#domain/validity.ts';
import { useFormat } from '#web/i18n/use-format.ts';

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
    const size = ({ sizeValue, sizeUnit }: DataSize): string => `${number(sizeValue)} ${sizeUnit}`;
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
          : t(`validity.${validityUnit}`, { count: validitySize, amount: number(validitySize) }),
    };
  }, [t, country, number]);
};

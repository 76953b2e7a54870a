import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivationMode } from '#contract/storefront/model/activationMode.ts';
import type { DataSize } from '#contract/storefront/model/dataSize.ts';
import { coverageName } from '#domain/coverage-name.ts';
import type { Coverage, Volume } from '#domain/package.ts';
import { formatValidity, hasValidity, type Validity } from '#domain/validity.ts';
import type { Instant } from '#web/i18n/format.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

type PackageTexts = {
  coverage: (coverage: Coverage) => string;
  volume: (volume: Volume) => string;
  size: (size: DataSize) => string;
  /** What a customer's packages still give together: '4 GB', 'Unlimited', '4 GB + unlimited'. */
  available: (total: DataSize, hasUnlimited: boolean) => string;
  validity: (validity: Validity) => string;
  /** When a validity ends: '7 days: ends Sat 5 Dec', or '7 days from first use' before it has begun. */
  lasts: (validity: Validity, mode: ActivationMode, end: Instant | undefined, now: Date) => string;
  /** '5 GB · 30 days', each of them on one line. */
  holds: (facts: Volume & Validity) => string;
};

/** For short measures inside a text; accessible names keep plain spaces. */
const onOneLine = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Coverage, volume and validity in the language shown: for labels, options and accessible names. */
export const usePackageTexts = (): PackageTexts => {
  const { t } = useTranslation(['packages', 'common']);
  const { number, day } = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    const size = ({ sizeValue, sizeUnit }: DataSize): string => `${number(sizeValue)} ${sizeUnit}`;
    const volume = (facts: Volume): string => (facts.packageType === 'unlimited' ? t('common:unlimited') : size(facts));
    // "0 bytes" would be wrong beside an unlimited package, and so would the bytes alone.
    const available = (total: DataSize, hasUnlimited: boolean): string => {
      if (!hasUnlimited) return size(total);
      return total.sizeValue === 0 ? t('common:unlimited') : `${size(total)} + ${t('common:unlimited').toLowerCase()}`;
    };
    const validity = (facts: Validity): string =>
      facts.validityUnlimited ? t('common:unlimited') : formatValidity(facts, language);
    return {
      size,
      available,
      volume,
      validity,
      lasts: (facts, mode, end, now) => {
        if (!hasValidity(facts)) return t('packages:lasts.endless');
        const lasting = validity(facts);
        if (end === undefined) return t(`packages:lasts.${mode}`, { validity: lasting });
        return t(new Date(end) > now ? 'packages:lasts.until' : 'packages:lasts.over', {
          validity: lasting,
          day: day(end, now),
        });
      },
      holds: (facts) => `${onOneLine(volume(facts))} · ${onOneLine(validity(facts))}`,
      coverage: (coverage) =>
        coverageName(coverage, language) ?? t('packages:countries', { count: coverage.includedCountries.length }),
    };
  }, [t, number, day, language]);
};

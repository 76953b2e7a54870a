import { useTranslation } from 'react-i18next';
import type { VatExemption } from '#contract/storefront/model/vatExemption.ts';
import { vatTerritoryName } from '#domain/vat-territories.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

/** Why the VAT is 0, as the server worked it out, in one line. */
export const useExemptionText = (): ((exemption: VatExemption) => string) => {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return ({ reason, vatNumber = '', territory }) => {
    if (reason === 'REVERSE_CHARGE') return t('summary.reverseCharge', { number: vatNumber });
    return territory
      ? t('summary.territory', { territory: vatTerritoryName(territory, language) })
      : t('summary.outsideVatArea');
  };
};

import { useTranslation } from 'react-i18next';
import type { User } from '#contract/storefront/model/user.ts';
import { taxIdFault, vatOf } from '#domain/vat.ts';
import { vatNumberForm } from '#domain/vat-number.ts';
import { vatCountryOf, vatTerritoryName } from '#domain/vat-territories.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

type Billed = { country: string } & Readonly<Record<'postalCode' | 'townOrDistrict' | 'taxId', string | undefined>>;

/** What the tax id and the postal code mean for the VAT, below their fields; undefined where it is the usual. */
export const useVatHints = (
  { country, postalCode = '', townOrDistrict = '', taxId = '' }: Billed,
  saved: Pick<User, 'taxId' | 'taxIdNote'>,
) => {
  const { t } = useTranslation('account');
  const { country: nameOf } = useFormat();
  const language = useLanguage();
  const party = { country, postalCode, townOrDistrict, taxId };
  const { basis } = vatOf(party);
  const territory = basis.kind === 'OUTSIDE' ? basis.territory : undefined;
  const taxIdHint = (): string | undefined => {
    if (country === 'GR' && basis.kind === 'CHARGED' && taxId.trim() === '') return t('greekVatNumber');
    const fault = taxIdFault(party);
    if (fault === 'NO_NUMBER') return t('noTaxNumber');
    if (fault === 'NOT_A_VAT_NUMBER')
      return t('notAVatNumber', { country: nameOf(country), ...vatNumberForm(vatCountryOf(country)) });
    return saved.taxIdNote === 'UNKNOWN_TO_VIES' && saved.taxId === taxId ? t('unknownToVies') : undefined;
  };
  return {
    taxId: taxIdHint(),
    postalCode: territory ? t('outsideVatArea', { territory: vatTerritoryName(territory, language) }) : undefined,
  };
};

import { useTranslation } from 'react-i18next';
import type { User } from '#contract/storefront/model/user.ts';
import { isNoVatNumber, vatOf } from '#domain/vat.ts';
import { vatTerritoryName } from '#domain/vat-territories.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

type Billed = { country: string; postalCode: string | undefined; taxId: string | undefined };

/**
 * What the tax id and the postal code mean for the VAT, below their fields. Empty where it is the usual: React Aria connects a hint
 * that is there when its field appears.
 */
export const useVatHints = (
  { country, postalCode = '', taxId = '' }: Billed,
  saved: Pick<User, 'taxId' | 'taxIdNote'>,
) => {
  const { t } = useTranslation('account');
  const { country: nameOf } = useFormat();
  const language = useLanguage();
  const party = { country, postalCode, taxId };
  const { basis } = vatOf(party);
  const territory = basis.kind === 'OUTSIDE' ? basis.territory : undefined;
  const taxIdHint = (): string => {
    if (isNoVatNumber(party)) return t('notAVatNumber', { country: nameOf(country) });
    return saved.taxIdNote === 'UNKNOWN_TO_VIES' && saved.taxId === taxId ? t('unknownToVies') : '';
  };
  return {
    taxId: taxIdHint(),
    postalCode: territory ? t('outsideVatArea', { territory: vatTerritoryName(territory, language) }) : '',
  };
};

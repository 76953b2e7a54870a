import { useTranslation } from 'react-i18next';
import type { User } from '#contract/storefront/model/user.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { createLoader, useLoaded } from '#web/ui/lazy-component.tsx';

// After the first view: nobody has typed a number by then.
const vatRules = createLoader(() => import('./vat-hints.ts'));

type Billed = { country: string } & Readonly<Record<'postalCode' | 'townOrDistrict' | 'taxId', string | undefined>>;

/** What the tax id and the postal code mean for the VAT, below their fields; undefined where it is the usual. */
export const useVatHints = (
  { country, postalCode = '', townOrDistrict = '', taxId = '' }: Billed,
  saved: Pick<User, 'taxId' | 'taxIdNote'>,
) => {
  const { t } = useTranslation('account');
  const { country: nameOf } = useFormat();
  const language = useLanguage();
  const rules = useLoaded(vatRules, false);
  const hints = rules?.vatHintsOf({ country, postalCode, townOrDistrict, taxId }, saved);
  const territory = hints?.territory;
  return {
    taxId: hints?.taxId && t(hints.taxId, { country: nameOf(country), ...hints.form }),
    postalCode: territory && t('outsideVatArea', { territory: rules?.vatTerritoryName(territory, language) ?? '' }),
  };
};

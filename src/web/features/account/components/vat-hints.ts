// What the tax id and the postal code mean for the VAT, without words. The check digits of 27 countries come after the first view.
import type { User } from '#contract/storefront/model/user.ts';
import { type BilledParty, taxIdFault, vatOf } from '#domain/vat.ts';
import { vatNumberForm } from '#domain/vat-number.ts';
import { vatCountryOf, type VatTerritory } from '#domain/vat-territories.ts';

export { vatTerritoryName } from '#domain/vat-territories.ts';

type TaxIdHint = 'greekVatNumber' | 'noTaxNumber' | 'notAVatNumber' | 'unknownToVies';

type VatHints = {
  taxId: TaxIdHint | undefined;
  /** What a VAT number of the country looks like. */
  form: { prefix: string; example: string };
  /** The territory outside the VAT area. */
  territory: VatTerritory | undefined;
};

export const vatHintsOf = (party: BilledParty, saved: Pick<User, 'taxId' | 'taxIdNote'>): VatHints => {
  const { basis } = vatOf(party);
  const taxIdHint = (): TaxIdHint | undefined => {
    if (party.country === 'GR' && basis.kind === 'CHARGED' && party.taxId.trim() === '') return 'greekVatNumber';
    const fault = taxIdFault(party);
    if (fault === 'NO_NUMBER') return 'noTaxNumber';
    if (fault === 'NOT_A_VAT_NUMBER') return 'notAVatNumber';
    return saved.taxIdNote === 'UNKNOWN_TO_VIES' && saved.taxId === party.taxId ? 'unknownToVies' : undefined;
  };
  return {
    taxId: taxIdHint(),
    form: vatNumberForm(vatCountryOf(party.country)),
    territory: basis.kind === 'OUTSIDE' ? basis.territory : undefined,
  };
};

import type { VatExemption } from '#contract/storefront/model/vatExemption.ts';
import type { VatBasis } from '#domain/vat.ts';

/** What a price says of a VAT of 0; undefined where VAT is charged. */
const exemptionOf = (basis: VatBasis): VatExemption | undefined => {
  if (basis.kind === 'CHARGED') return undefined;
  if (basis.kind === 'REVERSE_CHARGE') return { reason: 'REVERSE_CHARGE', vatNumber: basis.number };
  return { reason: 'OUTSIDE_VAT_AREA', ...(basis.territory && { territory: basis.territory }) };
};

/** The member of a price that says why its VAT is 0. */
export const withExemption = (basis: VatBasis): { vatExemption?: VatExemption } => {
  const vatExemption = exemptionOf(basis);
  return vatExemption ? { vatExemption } : {};
};

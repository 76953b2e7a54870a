import type { User } from '#contract/storefront/model/user.ts';

type Address = Partial<User['addresses'][number]>;

/** The address that is shown and edited: the billing address comes first (ACC-013). */
export const billingAddress = ({ addresses }: Pick<User, 'addresses'>): Address =>
  addresses.find(({ addressType }) => addressType === 'BILLING') ?? addresses[0] ?? {};

/** Whether the billing address was saved, and with it the country that payments need. */
export const hasBillingAddress = ({ addresses }: Pick<User, 'addresses'>): boolean => addresses.length > 0;

/** Countries whose post knows no codes for places. */
const WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP LC ' +
    'ML MO MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

/** What an invoice has to say of its buyer, beside the names and the country, which are always there. */
export type InvoiceLine = 'addressLine1' | 'postalCode' | 'townOrDistrict';

/** What the billing address lacks for an invoice; nothing before it has a country, which is asked for first. */
export const missingOnInvoices = (user: Pick<User, 'addresses'>): InvoiceLine[] => {
  if (!hasBillingAddress(user)) return [];
  const { country = '', ...address } = billingAddress(user);
  return (['addressLine1', 'postalCode', 'townOrDistrict'] as const).filter(
    (line) => (address[line] ?? '').trim() === '' && !(line === 'postalCode' && WITHOUT_POSTAL_CODES.has(country)),
  );
};

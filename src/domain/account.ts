import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import type { User } from '#contract/storefront/model/user.ts';
import { isSupportedCountry } from './countries.ts';
import { keptText } from './plain-text.ts';
import { keptName } from './shown-name.ts';

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

/** The form's initial values: every field as text. A country that is not supported has to be chosen again. */
export const toAccountForm = (user: User): UpdateUserRequest => {
  const address = billingAddress(user);
  const country = address.country ?? '';
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: user.companyName,
    taxId: user.taxId,
    address: {
      country: isSupportedCountry(country) ? country : '',
      addressLine1: address.addressLine1 ?? '',
      addressLine2: address.addressLine2 ?? '',
      addressLine3: address.addressLine3 ?? '',
      postalCode: address.postalCode ?? '',
      townOrDistrict: address.townOrDistrict ?? '',
    },
  };
};

/** Empty fields are not sent, because the new data replaces the old. */
const filled = <T extends Record<string, string>>(texts: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([key, text]) => [key, keptText(text)])
      .filter(([, text]) => text !== ''),
  ) as Partial<T>;

export const toUpdateUserRequest = ({
  address,
  firstName,
  lastName,
  ...optional
}: UpdateUserRequest): UpdateUserRequest => ({
  ...filled(optional),
  firstName: keptName(firstName),
  lastName: keptName(lastName),
  address: { ...filled(address), country: address.country },
});

import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import type { User } from '#contract/storefront/model/user.ts';
import type { FieldOf } from './changed-fields.ts';
import { billingAddress } from './billing-address.ts';
import { isSupportedCountry } from './countries.ts';
import { keptText } from './plain-text.ts';
import { keptName } from './shown-name.ts';

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

/** An old postal code in a new country is no place: these lines of an address mean something together only. */
const PLACE: ReadonlySet<string> = new Set(['address.country', 'address.postalCode', 'address.townOrDistrict']);

/** What counts as a field of the account where two tabs have changed it: each line, and the place as a whole (ERR-107). */
export const accountFieldOf: FieldOf = (path) => (PLACE.has(path) ? 'address.place' : path);

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

import { keptText } from '#domain/plain-text.ts';
import { keptTaxId } from '#domain/vat.ts';
import type { Caller } from '../core/caller.ts';
import { requireName, requireTravellersName, requireSupportedCountry } from '../core/read-fields.ts';
import { requireUnchanged } from '../core/record-version.ts';
import { audit } from '../db/audit.ts';
import { lockReseller } from '../db/lock-reseller.ts';
import { requireNotSuspended } from '../db/require-not-suspended.ts';
import type { Input } from '../http/input.ts';
import { refreshVatCheck } from '../payments/index.ts';
import { versioned } from '../http/versioned-reply.ts';
import type { AccountDeps } from './deps.ts';
import { findReseller, toUser } from './user.ts';

/** Replaces the personal data and the billing address; absent fields become empty. */
export const updateCurrentUser = async (
  deps: AccountDeps,
  caller: Caller,
  { headers, body }: Input<'updateCurrentUser'>,
) => {
  const { db, storeName } = deps;
  const { firstName, lastName, companyName = '', taxId = '', address } = body;
  const country = requireSupportedCountry('body.address.country', address.country);
  const { addressLine1 = '', addressLine2 = '', addressLine3 = '', postalCode = '', townOrDistrict = '' } = address;
  const typed = { addressLine1, addressLine2, addressLine3, postalCode, townOrDistrict };
  const texts = Object.fromEntries(Object.entries(typed).map(([column, text]) => [column, keptText(text)]));
  const kept = { ...texts, taxId: keptTaxId({ country, postalCode, townOrDistrict, taxId }) };
  const person = {
    firstName: requireName('body.firstName', firstName),
    lastName: requireName('body.lastName', lastName),
  };
  await db.forReseller(caller.resellerId, async (tx) => {
    const former = await findReseller(tx);
    // Without a brand, travellers read the company. A stored one that breaks a later rule does not keep a person from saving the rest.
    const isKept = companyName === former.companyName;
    const names = {
      ...person,
      companyName: isKept
        ? companyName
        : requireTravellersName('body.companyName', companyName, { storeName, of: 'company' }),
    };
    if (!isKept && names.companyName !== '') await requireNotSuspended(tx);
    await lockReseller(tx);
    const present = toUser(await findReseller(tx));
    await tx`
      update reseller set ${tx({ ...names, ...kept, country })}, updated_at = now()
      where reseller_id = current_reseller()`;
    await audit(tx, caller, 'account', caller.resellerId);
    requireUnchanged(headers['If-Match'], present, toUser(await findReseller(tx)));
  });
  await refreshVatCheck(deps, caller.resellerId);
  return versioned(toUser(await db.forReseller(caller.resellerId, findReseller)));
};

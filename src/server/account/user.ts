import type { Account } from '#contract/storefront/model/account.ts';
import type { JoinerBonus } from '#contract/storefront/model/joinerBonus.ts';
import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import type { User } from '#contract/storefront/model/user.ts';
import { fromMinor } from '#domain/money.ts';
import { audit } from '../db/audit.ts';
import type { Caller } from '../core/caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { requireSupportedCountry } from '../core/read-fields.ts';

type ResellerRow = {
  resellerId: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  taxId: string;
  country: string | null;
  addressLine1: string;
  addressLine2: string;
  addressLine3: string;
  postalCode: string;
  townOrDistrict: string;
  language: string;
  createdAt: Date;
  updatedAt: Date;
};

const findReseller = async (tx: TransactionSql): Promise<ResellerRow> => {
  const [row] = await tx<ResellerRow[]>`
    select reseller_id, email, first_name, last_name, company_name, tax_id, country, address_line1, address_line2,
      address_line3, postal_code, town_or_district, language, created_at, updated_at
    from reseller where reseller_id = current_reseller()`;
  return orNotFound(row);
};

const filled = (text: string): string | null => (text === '' ? null : text);

const toUser = (row: ResellerRow): User => ({
  firstName: row.firstName,
  lastName: row.lastName,
  companyName: row.companyName,
  taxId: row.taxId,
  email: row.email,
  addresses:
    row.country === null
      ? []
      : [
          {
            addressType: 'BILLING',
            country: row.country,
            ...omitNullish({
              addressLine1: filled(row.addressLine1),
              addressLine2: filled(row.addressLine2),
              addressLine3: filled(row.addressLine3),
              postalCode: filled(row.postalCode),
              townOrDistrict: filled(row.townOrDistrict),
            }),
          },
        ],
});

export const getAccount = async (db: Database, { resellerId }: Caller, realmName: string): Promise<Account> => {
  const row = await db.forReseller(resellerId, findReseller);
  return {
    id: row.resellerId,
    login: row.email,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName,
    imageUrl: '',
    activated: true,
    langKey: row.language,
    createdBy: 'system',
    createdDate: row.createdAt.toISOString(),
    lastModifiedBy: row.email,
    lastModifiedDate: row.updatedAt.toISOString(),
    authorities: ['ROLE_USER'], // AUT-012
    agentId: row.resellerId,
    customerEmail: row.email,
    realmName,
  };
};

export const getCurrentUser = async (db: Database, { resellerId }: Caller): Promise<User> =>
  toUser(await db.forReseller(resellerId, findReseller));

/** Replaces the personal data and the billing address; what is absent becomes empty. */
export const updateCurrentUser = (
  db: Database,
  caller: Caller,
  { firstName, lastName, companyName = '', taxId = '', address }: UpdateUserRequest,
): Promise<User> => {
  const country = requireSupportedCountry('body.address.country', address.country);
  const { addressLine1 = '', addressLine2 = '', addressLine3 = '', postalCode = '', townOrDistrict = '' } = address;
  return db.forReseller(caller.resellerId, async (tx) => {
    await tx`
      update reseller set first_name = ${firstName.trim()}, last_name = ${lastName.trim()}, company_name = ${companyName.trim()},
        tax_id = ${taxId.trim()}, country = ${country}, address_line1 = ${addressLine1}, address_line2 = ${addressLine2},
        address_line3 = ${addressLine3}, postal_code = ${postalCode}, town_or_district = ${townOrDistrict}, updated_at = now()
      where reseller_id = current_reseller()`;
    await audit(tx, caller, 'account', caller.resellerId);
    return toUser(await findReseller(tx));
  });
};

/** The welcome bonus that was paid; it is shown until the first sale. */
export const getJoinerBonus = async (db: Database, { resellerId }: Caller): Promise<JoinerBonus> => {
  const [row] = await db.forReseller(
    resellerId,
    (tx) => tx<{ bonus: number | null; hasSold: boolean }[]>`
      select -(select balance from ledger_account where reseller_id = current_reseller() and kind = 'bonus' order by balance limit 1) as bonus,
        exists (select from sold_item where reseller_id = current_reseller()) as has_sold`,
  );
  const bonus = row?.bonus ?? 0;
  return { showToUser: bonus > 0 && row?.hasSold === false, amount: fromMinor(bonus), name: 'Welcome bonus' };
};

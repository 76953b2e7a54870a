import type { User } from '#contract/storefront/model/user.ts';
import { versionOf } from '../core/record-version.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { charactersWithoutFont } from '../documents/fonts.ts';
import { type BilledRow, billedColumns, taxIdNoteOf } from '../payments/index.ts';

type ResellerRow = BilledRow & {
  resellerId: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  addressLine1: string;
  addressLine2: string;
  addressLine3: string;
  language: string;
  pricingGroup: string;
  emailConfirmed: boolean;
  createdAt: Date;
  updatedAt: Date;
};

export const findReseller = async (tx: TransactionSql): Promise<ResellerRow> => {
  const [row] = await tx<ResellerRow[]>`
    select reseller_id, email, first_name, last_name, company_name, address_line1, address_line2, address_line3,
      language, pricing_group, email_confirmed, created_at, updated_at,
      ${billedColumns(tx)}
    from reseller where reseller_id = current_reseller()`;
  return orNotFound(row);
};

/** Null for a text that is empty. */
export const filled = (text: string): string | null => (text === '' ? null : text);

/** Null where documents print everything. */
const notPrintedOf = (row: ResellerRow): string[] | null => {
  const { firstName, lastName, companyName, addressLine1, addressLine2, addressLine3, postalCode, townOrDistrict } =
    row;
  const lines = [
    firstName,
    lastName,
    companyName,
    addressLine1,
    addressLine2,
    addressLine3,
    postalCode,
    townOrDistrict,
  ];
  const missing = charactersWithoutFont(lines.join('\n').normalize('NFC')).filter((character) => character !== '\n');
  return missing.length === 0 ? null : missing;
};

const toUnversioned = (row: ResellerRow): User => ({
  firstName: row.firstName,
  lastName: row.lastName,
  companyName: row.companyName,
  taxId: row.taxId,
  ...omitNullish({ taxIdNote: taxIdNoteOf(row), notPrinted: notPrintedOf(row) }),
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

export const toUser = (row: ResellerRow): User => {
  const user = toUnversioned(row);
  return { ...user, version: versionOf({ ...user, email: undefined, taxIdNote: undefined, notPrinted: undefined }) };
};

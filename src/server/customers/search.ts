import type { Found } from '#contract/storefront/model/found.ts';
import type { FoundCustomer } from '#contract/storefront/model/foundCustomer.ts';
import type { FoundEsim } from '#contract/storefront/model/foundEsim.ts';
import type { FoundSale } from '#contract/storefront/model/foundSale.ts';
import { spellingsOfPart } from '#domain/mailbox.ts';
import { readScannedCode } from '#domain/scanned-code.ts';
import { saleNumberOf } from '#domain/sale-number.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import type { TransactionSql } from '../db/connect.ts';
import type { Input } from '../http/input.ts';
import {
  customersNear,
  customersWith,
  digitsOf,
  type Fragment,
  guestNote,
  requireSearchText,
} from './customers-with.ts';
import type { CustomerDeps } from './deps.ts';
import type { ShareTokens } from './profiles/share-links.ts';

/** How many of each kind are returned: what fits a screen beside the other kinds. */
const SHOWN_MAX = 5;

type Row<Shown> = { [Name in keyof Required<Shown>]: Shown[Name] | null };

const customersThat = async (
  tx: TransactionSql,
  text: string,
  condition: Fragment,
  isSimilar = false,
): Promise<FoundCustomer[]> => {
  const rows = await tx<Row<FoundCustomer>[]>`
    select c.id as uid, c.email, ${guestNote(tx, tx`c`)} as note, (
        select e.iccid from esim e where e.reseller_id = current_reseller() and e.customer_id = c.id
        order by e.number desc limit 1) as iccid, (
        select s.name from sold_item s where s.reseller_id = current_reseller() and s.customer_id = c.id
        order by s.created_at desc limit 1) as last_sale_name,
      ${isSimilar ? true : null}::boolean as is_similar
    from customer c
    where c.reseller_id = current_reseller() and c.erased_at is null and ${condition}
    order by coalesce(c.email ^@ ${spellingsOfPart(text)[0] ?? text}, false) desc, c.created_at desc, c.id desc limit ${SHOWN_MAX}`;
  return rows.map((row) => omitNullish(row) as FoundCustomer);
};

/** Where no customer has the text: those with other letters in its words. */
const findCustomers = async (tx: TransactionSql, text: string): Promise<FoundCustomer[]> => {
  const found = await customersThat(tx, text, customersWith(tx, text));
  const near = found.length === 0 ? customersNear(tx, text) : undefined;
  if (!near) return found;
  return customersThat(tx, text, near, true);
};

/** The eSIMs `e` that a text names: by digits of the ICCID, or by what a scanner reads from a card or a slip. */
const esimsNamed = (tx: TransactionSql, links: ShareTokens, text: string): Fragment | undefined => {
  const digits = digitsOf(text);
  if (digits !== undefined) return tx`strpos(e.iccid, ${digits}) > 0`;
  const code = readScannedCode(text);
  if (code?.kind === 'activation') return tx`e.activation_code = ${code.activationCode}`;
  const link = code?.kind === 'link' ? links.readCode(code.code) : undefined;
  return link && tx`e.link_id = ${link.linkId}`;
};

const findEsims = async (tx: TransactionSql, links: ShareTokens, text: string): Promise<FoundEsim[]> => {
  const named = esimsNamed(tx, links, text);
  if (!named) return [];
  const rows = await tx<Row<FoundEsim>[]>`
    select e.iccid, e.customer_id as customer_uid, c.email as customer_email, ${guestNote(tx, tx`c`)} as customer_note
    from esim e
    join customer c on c.reseller_id = current_reseller() and c.id = e.customer_id and c.erased_at is null
    where e.reseller_id = current_reseller() and ${named}
    order by e.iccid ^@ ${digitsOf(text) ?? ''} desc, e.number desc limit ${SHOWN_MAX}`;
  return rows.map((row) => omitNullish(row) as FoundEsim);
};

const findSales = async (tx: TransactionSql, text: string): Promise<FoundSale[]> => {
  const number = saleNumberOf(text);
  if (number === undefined) return [];
  const rows = await tx<(Row<Omit<FoundSale, 'salesDate'>> & { soldAt: Date })[]>`
    select s.uid, coalesce(s.number, s.id) as id, s.name, s.created_at as sold_at,
      c.id as customer_uid, c.email as customer_email
    from sold_item s
    left join customer c on c.reseller_id = current_reseller() and c.id = s.customer_id and c.email is not null
      and c.erased_at is null
    where s.reseller_id = current_reseller() and coalesce(s.number, s.id) = ${number} limit ${SHOWN_MAX}`;
  return rows.map(({ soldAt, ...sale }) => omitNullish({ ...sale, salesDate: soldAt.toISOString() }) as FoundSale);
};

/** What a text finds in the whole store: customers, eSIMs and sales, a few of each. */
export const search = (
  { db, links }: CustomerDeps,
  { resellerId }: Caller,
  { query }: Input<'search'>,
): Promise<Found> => {
  const text = requireSearchText('query.text', query.text);
  if (text === '') return Promise.resolve({ customers: [], esims: [], sales: [] });
  return db.forReading(resellerId, async (tx) => {
    const [customers, esims, sales] = await Promise.all([
      findCustomers(tx, text),
      findEsims(tx, links, text),
      findSales(tx, text),
    ]);
    return { customers, esims, sales };
  });
};

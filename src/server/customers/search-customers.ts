import type { CustomerList } from '#contract/storefront/model/customerList.ts';
import type { SearchCustomersRequest } from '#contract/storefront/model/searchCustomersRequest.ts';
import type { Caller } from '../caller.ts';
import type { Database, TransactionSql } from '../db/connect.ts';
import { found } from '../db/lookup.ts';
import {
  type CustomerRow,
  type EsimRow,
  type SaleRow,
  type ShareLinks,
  toCustomer,
  toEsim,
  toSoldItem,
  totalAvailable,
} from '../sales/index.ts';

const RESULTS_MAX = 50; // spec section 9, default page size

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const patternOf = ({ searchQuery, searchMode = 'contains' }: SearchCustomersRequest): string => {
  const text = escapeLike(searchQuery.trim().toLowerCase());
  if (searchMode === 'contains') return `%${text}%`;
  return searchMode === 'startsWith' ? `${text}%` : text;
};

const matching = (tx: TransactionSql, request: SearchCustomersRequest) => {
  const pattern = patternOf(request);
  if (request.searchKey === 'EMAIL') return tx`c.email like ${pattern}`;
  if (request.searchKey === 'UID') return tx`c.id::text like ${pattern}`;
  return tx`exists (select from esim e where e.customer_id = c.id and e.iccid like ${pattern})`;
};

const grouped = <Row extends { customerId: string }>(rows: { row: Row }[]): Map<string, Row[]> =>
  Map.groupBy(
    rows.map(({ row }) => row),
    ({ customerId }) => customerId,
  );

/** The reseller's customers that match, at most 50. */
export const searchCustomers = (
  db: Database,
  links: ShareLinks,
  { resellerId }: Caller,
  request: SearchCustomersRequest,
): Promise<CustomerList> =>
  db.forReseller(resellerId, async (tx) => {
    const customers = await tx<{ row: CustomerRow }[]>`
      select customer_json(c) as row from customer c
      where c.reseller_id = current_reseller() and ${matching(tx, request)}
      order by length(coalesce(c.email, '')), c.email, c.created_at desc limit ${RESULTS_MAX}`;
    const ids = customers.map(({ row }) => row.id);
    const [sales, esims] = await Promise.all([
      tx<{ row: SaleRow }[]>`
        select sale_json(s) as row from sold_item s
        where reseller_id = current_reseller() and customer_id = any(${ids}::uuid[]) order by created_at desc, id desc`,
      tx<{ row: EsimRow }[]>`
        select esim_json(e) as row from esim e
        where reseller_id = current_reseller() and customer_id = any(${ids}::uuid[]) order by created_at`,
    ]);
    const salesOf = grouped(sales);
    const esimsOf = grouped(esims);
    const now = new Date();
    const describe = async (row: CustomerRow) => {
      const related = esimsOf.get(row.id) ?? [];
      const bought = salesOf.get(row.id) ?? [];
      return {
        customer: await toCustomer(row, found(related[0]).id, links, now),
        totalAvailableBalance: totalAvailable(bought, now),
        activatedItems: bought.map((sale) => toSoldItem(sale, now)),
        relatedEsims: await Promise.all(related.map((esim) => toEsim(esim, links, now))),
      };
    };
    return { items: await Promise.all(customers.map(({ row }) => describe(row))) };
  });

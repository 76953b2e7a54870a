// Customers with everything that was sold to them: two further queries, however many customers there are.
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import {
  type CustomerRow,
  type EsimRow,
  type SaleRow,
  type ShareLinks,
  toCustomer,
  toEsim,
  toSoldItem,
  totalAvailable,
} from '../activations/index.ts';
import type { TransactionSql } from '../db/connect.ts';

export type Belongings = { sales: SaleRow[]; esims: EsimRow[] };

const grouped = <Row extends { customerId: string }>(rows: { row: Row }[]): Map<string, Row[]> =>
  Map.groupBy(
    rows.map(({ row }) => row),
    ({ customerId }) => customerId,
  );

/** What each of these customers has: its purchases, newest first, and its eSIMs, oldest first. */
export const findBelongings = async (
  tx: TransactionSql,
  customerIds: string[],
): Promise<(customerId: string) => Belongings> => {
  const [sales, esims] = await Promise.all([
    tx<{ row: SaleRow }[]>`
      select sale_json(s) as row from sold_item s
      where reseller_id = current_reseller() and customer_id = any(${customerIds}::uuid[])
      order by created_at desc, id desc`,
    tx<{ row: EsimRow }[]>`
      select esim_json(e) as row from esim e
      where reseller_id = current_reseller() and customer_id = any(${customerIds}::uuid[]) order by number`,
  ]);
  const salesOf = grouped(sales);
  const esimsOf = grouped(esims);
  return (customerId) => ({ sales: salesOf.get(customerId) ?? [], esims: esimsOf.get(customerId) ?? [] });
};

/** The customers in their order; without `onlyActiveProfiles` also with eSIMs that may no longer be used. */
export const describeCustomers = async (
  tx: TransactionSql,
  links: ShareLinks,
  customers: { row: CustomerRow }[],
  onlyActiveProfiles: boolean,
): Promise<CustomerDetails[]> => {
  const belongingsOf = await findBelongings(
    tx,
    customers.map(({ row }) => row.id),
  );
  const now = new Date();
  const describe = async ({ row }: { row: CustomerRow }): Promise<CustomerDetails> => {
    const { sales, esims } = belongingsOf(row.id);
    const related = esims.filter(({ active }) => active || !onlyActiveProfiles);
    return {
      customer: await toCustomer(row, links),
      totalAvailableBalance: totalAvailable(sales, now),
      activatedItems: sales.map((sale) => toSoldItem(sale, now)),
      relatedEsims: await Promise.all(related.map((esim) => toEsim(esim, links))),
    };
  };
  return Promise.all(customers.map(describe));
};

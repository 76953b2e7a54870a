// Everything that the store holds about a customer. A column with personal data belongs here and in erase_customer.sql.
import type { CustomerExport } from '#contract/storefront/model/customerExport.ts';
import type { ExportedCustomer } from '#contract/storefront/model/exportedCustomer.ts';
import type { ExportedEsim } from '#contract/storefront/model/exportedEsim.ts';
import type { ExportedEvent } from '#contract/storefront/model/exportedEvent.ts';
import type { ExportedSale } from '#contract/storefront/model/exportedSale.ts';
import { DEFAULT_CURRENCY, type Minor, toMoney } from '#domain/money.ts';
import type { Caller } from '../core/caller.ts';
import { omitNullish } from '../core/omit-nullish.ts';
import { isoDate } from '../core/time-zone.ts';
import { audit } from '../db/audit.ts';
import type { TransactionSql } from '../db/connect.ts';
import { orNotFound } from '../db/lookup.ts';
import { reply } from '../http/explicit-reply.ts';
import type { Input } from '../http/input.ts';
import { requireCustomerId } from './customer-id.ts';
import type { CustomerDeps } from './deps.ts';

/** A row as the query builds it: moments are dates, and absent values are null. */
type RowOf<Exported> = { [Name in keyof Required<Exported>]: Exported[Name] | Date | null };

/** Formats moments as the API does and omits absent values. */
const toWire = <Exported extends object>(row: RowOf<Exported>): Exported =>
  omitNullish(
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Date ? isoDate(value) : value]),
    ),
  ) as Exported;

const findCustomer = async (tx: TransactionSql, id: string): Promise<ExportedCustomer> => {
  const [row] = await tx<RowOf<ExportedCustomer>[]>`
    select id as uid, created_at, email, country as country_of_residence from customer
    where reseller_id = current_reseller() and id = ${id} and erased_at is null`;
  return toWire<ExportedCustomer>(orNotFound(row));
};

type SaleRow = RowOf<Omit<ExportedSale, 'retailPrice' | 'size'>> & {
  retailPrice: Minor;
  sizeValue: number;
  sizeUnit: ExportedSale['size']['sizeUnit'];
};

const toSale = ({ retailPrice, sizeValue, sizeUnit, ...row }: SaleRow): ExportedSale => ({
  ...toWire<Omit<ExportedSale, 'retailPrice' | 'size'>>(row),
  retailPrice: toMoney(retailPrice, DEFAULT_CURRENCY),
  size: { sizeValue, sizeUnit },
});

const findSales = async (tx: TransactionSql, id: string): Promise<ExportedSale[]> => {
  const rows = await tx<SaleRow[]>`
    select uid, created_at as sold_at, name, channel_name as channel, activation_type, state, refunded_at, retail_price,
      metatag, user_country, user_ip, activation_mode, activated_at, expires_at, size_value, size_unit, used_bytes,
      last_used_at
    from sold_item where reseller_id = current_reseller() and customer_id = ${id}
    order by created_at desc, id desc`;
  return rows.map(toSale);
};

type NetworkRow = { country: string | null; network: string | null; mcc: number | null; mnc: number | null };

type EsimRow = RowOf<Omit<ExportedEsim, 'lastNetwork'>> & NetworkRow;

const toEsim = ({ country, network, mcc, mnc, ...row }: EsimRow): ExportedEsim => ({
  ...toWire<Omit<ExportedEsim, 'lastNetwork'>>(row),
  // Either all of these columns are set or none.
  ...(country !== null && { lastNetwork: { country, name: network ?? '', mcc: mcc ?? 0, mnc: mnc ?? 0 } }),
});

const findEsims = async (tx: TransactionSql, id: string): Promise<ExportedEsim[]> => {
  const rows = await tx<EsimRow[]>`
    select e.id as uid, iccid, imsi, case when not is_withdrawn(e) then activation_code end as activation_code, eid, state, state_at, e.created_at, activated_at, last_seen,
      last_time_connected, last_data_consumed, last_network_at, last_country_change, last_country as country,
      last_network as network, last_mcc as mcc, last_mnc as mnc, r.created_at as replaced_at,
      r.reason as replacement_reason, r.note as replacement_note
    from esim e
    left join esim_replacement r on r.reseller_id = current_reseller() and r.esim_id = e.id
    where e.reseller_id = current_reseller() and e.customer_id = ${id} order by number`;
  return rows.map(toEsim);
};

const findEvents = async (tx: TransactionSql, subjects: string[]): Promise<ExportedEvent[]> => {
  const rows = await tx<RowOf<ExportedEvent>[]>`
    select type, created_at as timestamp, data from event
    where reseller_id = current_reseller() and subject = any (${subjects}) order by created_at desc, id`;
  return rows.map(toWire<ExportedEvent>);
};

/** Everything that is held about a customer who was not erased. The export is audited. */
export const exportCustomer = async ({ db }: CustomerDeps, caller: Caller, { params }: Input<'exportCustomer'>) => {
  const id = requireCustomerId(params);
  const body = await db.forReseller(caller.resellerId, async (tx): Promise<CustomerExport> => {
    const customer = await findCustomer(tx, id);
    const [sales, esims] = await Promise.all([findSales(tx, id), findEsims(tx, id)]);
    const events = await findEvents(
      tx,
      [customer, ...sales, ...esims].map(({ uid }) => uid),
    );
    await audit(tx, caller, 'customer exported', id);
    return { exportedAt: new Date().toISOString(), customer, sales, esims, events };
  });
  const headers = { 'Content-Disposition': `attachment; filename="customer-${body.customer.uid}.json"` };
  return reply({ status: 200, headers, body });
};

import type { PackageFacts } from '#contract/operator/model/packageFacts.ts';
import type { Payment } from '#contract/operator/model/payment.ts';
import type { PaymentLine } from '#contract/operator/model/paymentLine.ts';
import type { Minor } from '#domain/money.ts';
import type { VatBasis } from '#domain/vat.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { Sql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import type { VatCheck } from '../../gateways/index.ts';
import { toSum } from '../operators/index.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { readEvents } from './read-events.ts';
import { readRefunds, refundWayOf } from './read-refunds.ts';
import { findTransfer, toTransfer } from './read-transfer.ts';
import { summaryColumns, type SummaryRow, toSummary } from './summary.ts';

type Row = SummaryRow & {
  price: Minor;
  discount: Minor;
  vat: Minor;
  refundable: Minor;
  vatBasis: VatBasis | null;
  vatCheck: VatCheck | null;
  message: string | null;
  replaces: string | null;
};

type LineRow = { name: string | null; dataPackage: PackageFacts | null; units: number; total: Minor };

const findPayment = async (sql: Sql, id: string): Promise<Row> => {
  const [row] = await sql<Row[]>`
    select ${summaryColumns(sql)}, p.price, p.discount, p.vat, p.vat_basis, p.vat_check, p.message,
      refundable(p, (select balance from ledger_account account
        where account.reseller_id = p.reseller_id and account.currency = p.currency and account.kind = 'credit')),
      (select payment_id from bank_transfer where credit_payment_id = p.id) as replaces
    from payment p
    join reseller r on r.reseller_id = p.reseller_id
    where p.id = ${id}`;
  return orNotFound(row);
};

const toVatNumber = ({ vatBasis, vatCheck }: Row): Payment['vatNumber'] | null => {
  if (vatCheck) {
    const { number, outcome, requestId, at: askedAt } = vatCheck;
    const told = ({ valid: 'VALID', invalid: 'INVALID', unanswered: 'UNANSWERED' } as const)[outcome];
    return { number, outcome: told, askedAt, ...(requestId !== undefined && { requestId }) };
  }
  return vatBasis?.kind === 'REVERSE_CHARGE' ? { number: vatBasis.number, outcome: 'NOT_ASKED' } : null;
};

const toLine =
  (currency: string) =>
  ({ name, dataPackage, units, total }: LineRow): PaymentLine => ({
    ...omitNullish({ name, dataPackage: name === null ? null : dataPackage }),
    units,
    total: toSum(total, currency),
  });

/** A payment with everything that is known about it; a 404 for an unknown payment. */
export const readPayment = async (deps: Pick<OperatorPaymentDeps, 'db' | 'gateways'>, id: string): Promise<Payment> => {
  const sql = deps.db.system;
  const row = await findPayment(sql, id);
  const [lines, transfer, refunds, events] = await Promise.all([
    sql<LineRow[]>`
      select line.name, package_facts(product) as data_package, line.amount as units, line.total
      from payment_line line left join product on product.id = line.product_id
      where line.payment_id = ${id} order by line.name, line.id`,
    findTransfer(sql, id),
    readRefunds(sql, id),
    readEvents(sql, id),
  ]);
  const sum = (amount: Minor) => toSum(amount, row.currency);
  return {
    ...toSummary(row),
    price: sum(row.price),
    discount: sum(row.discount),
    vat: sum(row.vat),
    refundable: sum(row.refundable),
    refundWay: refundWayOf(deps, row.methodId),
    refunds,
    ...omitNullish({ vatNumber: toVatNumber(row), message: row.message, replaces: row.replaces }),
    lines: lines.map(toLine(row.currency)),
    ...(transfer && { transfer: toTransfer(transfer) }),
    events,
  };
};

// Changes of rules, rates and sales that wait for another operator, or that were decided (decision 57).
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { WaitingPriceChange } from '#contract/operator/model/waitingPriceChange.ts';
import type { Minor } from '#domain/money.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import { Problem } from '../../core/problem.ts';
import type { Queryable, TransactionSql } from '../../db/connect.ts';
import { orNotFound } from '../../db/lookup.ts';
import { type Changer, recordChange } from '../operators/index.ts';
import { type CostRate, rateSubject, RULES_SUBJECT, type RulesFile } from '../../products/index.ts';
import { toRate } from './to-rate.ts';
import { toRules } from './to-rules.ts';

/** The wanted change, as it is stored. */
type Wish =
  | { kind: 'RULES'; change: RulesFile }
  | { kind: 'RATE'; change: CostRate }
  /** `losses` has what a unit of each package lost when the change was entered. */
  | { kind: 'SALE'; change: { ids: readonly string[]; losses?: readonly Minor[] } };

export type PriceChangeRow = Wish & {
  id: string;
  state: 'WAITING' | 'APPLIED' | 'DECLINED';
  operatorId: string | null;
  /** The address of the operator; null for the command line. */
  operator: string | null;
  createdAt: Date;
  isExpired: boolean;
};

/** A change that nobody has confirmed by then has to be reconsidered. */
const WAITING_DAYS_MAX = 7;

const SALE_SUBJECT = 'sale';

const subjectOf = ({ kind, change }: Wish): string => {
  if (kind === 'RULES') return RULES_SUBJECT;
  return kind === 'RATE' ? rateSubject(change.currency) : SALE_SUBJECT;
};

const columns = (sql: Queryable) => sql`
  select c.id, c.kind, c.change, c.state, c.operator_id, o.email as operator, c.created_at,
    c.created_at < now() - make_interval(days => ${WAITING_DAYS_MAX}) as is_expired
  from price_change c left join operator o on o.id = c.operator_id`;

/** A change by its id; a 404 for an unknown id. */
export const readPriceChange = async (sql: Queryable, id: string): Promise<PriceChangeRow> => {
  const [row] = await sql<PriceChangeRow[]>`${columns(sql)} where c.id = ${id}`;
  return orNotFound(row);
};

/** The changes that can still be confirmed, oldest first. */
export const readWaiting = async (sql: Queryable): Promise<PriceChangeRow[]> => {
  const rows = await sql<PriceChangeRow[]>`${columns(sql)} where c.state = 'WAITING' order by c.created_at, c.id`;
  return rows.filter(({ isExpired }) => !isExpired);
};

export const toWaiting = (row: PriceChangeRow): WaitingPriceChange => ({
  id: row.id,
  kind: row.kind,
  ...(row.kind === 'RULES' && { rules: toRules(row.change) }),
  ...(row.kind === 'RATE' && { rate: toRate(row.change) }),
  ...(row.kind === 'SALE' && { packages: row.change.ids.length }),
  ...omitNullish({ operator: row.operator, operatorId: row.operatorId }),
  createdAt: row.createdAt.toISOString(),
});

/** Closes a change without applying it: somebody declined it, or entered something else. */
export const closePriceChange = async (
  tx: TransactionSql,
  by: Changer,
  { id, kind, change }: PriceChangeRow,
): Promise<void> => {
  await tx`
    update price_change set state = 'DECLINED', settled_by = ${by.operatorId}, settled_at = now() where id = ${id}`;
  await recordChange(tx, by, {
    action: 'prices.change_declined',
    reference: id,
    before: { kind, change, state: 'WAITING' },
    after: { state: 'DECLINED' },
  });
};

type Entry = { former?: CostRate | undefined; state: 'WAITING' | 'APPLIED' };

const keep = async (tx: TransactionSql, by: Changer, wish: Wish, { former, state }: Entry): Promise<string> => {
  const id = randomUUID();
  const { kind, change } = wish;
  const row = { id, kind, subject: subjectOf(wish), change: tx.json(change), state };
  await tx`
    insert into price_change ${tx({ ...row, former: former ? tx.json({ ...former }) : null, operatorId: by.operatorId })}`;
  return id;
};

/**
 * Records a change, which waits or needed nobody else, in place of a waiting one of the same kind. If the same operator
 * enters the same again, nothing changes. The caller has locked the catalogue.
 */
export const enterPriceChange = async (tx: TransactionSql, by: Changer, wish: Wish, entry: Entry): Promise<void> => {
  const [waiting] = await tx<PriceChangeRow[]>`
    ${columns(tx)} where c.subject = ${subjectOf(wish)} and c.state = 'WAITING'`;
  const isSame =
    waiting !== undefined && waiting.operatorId === by.operatorId && isDeepStrictEqual(waiting.change, wish.change);
  if (isSame && !waiting.isExpired && entry.state === 'WAITING') return;
  if (waiting) await closePriceChange(tx, by, waiting);
  const id = await keep(tx, by, wish, entry);
  if (entry.state === 'APPLIED') return;
  await recordChange(tx, by, {
    action: 'prices.change_entered',
    reference: id,
    before: {},
    after: { kind: wish.kind, change: wish.change },
  });
};

/** Marks a waiting change as applied, once, by an operator other than the one who entered it. Otherwise it refuses. */
export const confirmRow = async (tx: TransactionSql, by: Changer, row: PriceChangeRow): Promise<void> => {
  if (row.state === 'DECLINED')
    throw new Problem('adjustment_closed', 'This was declined, or something else was entered.');
  if (row.isExpired) throw new Problem('adjustment_closed', 'Nobody confirmed this in time. Enter it anew.');
  if (row.operatorId === by.operatorId) {
    throw new Problem('own_adjustment', 'Another operator has to confirm what you entered.');
  }
  await tx`
    update price_change set state = 'APPLIED', settled_by = ${by.operatorId}, settled_at = now() where id = ${row.id}`;
};

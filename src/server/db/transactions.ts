// Fills two gaps of the driver: it decides when a transaction may be begun again, and refuses statements after its end.
// Each transaction of a call first checks the right by which the call writes (decision 35).
import { currentRequest } from '../core/request-context.ts';
import { retryConflicts } from './conflicts.ts';
import { againWhenLost, isReadOnly } from './lost-connection.ts';
import { onSend } from './on-send.ts';
import type { Sql, TransactionSql } from './sql.ts';
import { raisingProblems } from './sql-problem.ts';
import { withSpans } from './statement-spans.ts';

const late = (): Error => new Error('A statement came after its transaction had ended, and was not sent');

/** The transaction, which takes statements only while `isOpen`: afterwards its connection belongs to another one. */
const whileOpen = (tx: TransactionSql, isOpen: () => boolean): TransactionSql =>
  onSend(tx, (query, send) => (isOpen() ? send(query) : query.reject(late())));

/** Sent ahead of the first statement in the same round trip; the order on the wire is the order of execution. */
const requireRight = (tx: TransactionSql): Promise<unknown> | undefined => {
  const right = currentRequest()?.right;
  return right && tx`select require_right(${tx.json(right)})`.execute();
};

type Work = (tx: TransactionSql) => Promise<unknown>;

/**
 * `begin` of a pool. A transaction that a conflict ended is repeated, so its work must change nothing but the database.
 * When the connection is lost before the work has begun, or the database turns out to take no writes, it is begun
 * again; when it is lost later, the outcome is unknown and the error is thrown to the caller. Problems that the database
 * raises are thrown as such. Nothing is repeated where the caller has another database to ask.
 */
export const beginOf = (pool: Sql, isRepeated = true): Sql['begin'] => {
  const begin = pool.begin as (...args: unknown[]) => Promise<unknown>;
  const beginOnce = (args: unknown[]): Promise<unknown> => {
    const work = args.at(-1) as Work;
    let begun = false;
    const workWhileOpen: Work = async (tx) => {
      begun = true;
      let open = true;
      try {
        const asked = requireRight(tx);
        const [value] = await Promise.all([work(whileOpen(withSpans(tx), () => open)), asked]);
        return value;
      } finally {
        open = false;
      }
    };
    return againWhenLost(
      () => {
        begun = false;
        return begin(...args.slice(0, -1), workWhileOpen);
      },
      (error) => isRepeated && (!begun || isReadOnly(error)),
    );
  };
  const transaction = (args: unknown[]): Promise<unknown> =>
    isRepeated ? retryConflicts(() => beginOnce(args)) : beginOnce(args);
  return ((...args: unknown[]) => raisingProblems(transaction(args))) as Sql['begin'];
};

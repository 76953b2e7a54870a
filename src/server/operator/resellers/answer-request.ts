import type { Reseller } from '#contract/operator/model/reseller.ts';
import { keptLines } from '#domain/reseller-request.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { Problem } from '../../core/problem.ts';
import { audit, operatorFor } from '../../db/audit.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { changeReseller, recordChange } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';
import { findReseller } from './read-reseller.ts';

type Held = {
  kind: string;
  channel: string | null;
  monthlySales: number | null;
  message: string;
  answer: string | null;
  answeredBy: string | null;
};

const requireText = (given: string): string => {
  const text = keptLines(given);
  if (text !== '') return text;
  throw Problem.badField('body.text', 'missing', 'Write an answer');
};

/** Answers what a reseller asked for, once, and mails the answer. Operators who answer the same reseller take turns. */
export const answerRequest = async (
  { db }: ResellerDeps,
  operator: OperatorCaller,
  { params, body }: Input<'answerRequest'>,
): Promise<Reseller> => {
  const id = requireId(params.id);
  const text = requireText(body.text);
  const [found] = await db.system<{ resellerId: string }[]>`
    select reseller_id from reseller_request where id = ${id}`;
  const { resellerId } = orNotFound(found);
  await changeReseller(db, resellerId, async (tx: TransactionSql) => {
    const [row] = await tx<Held[]>`
      select kind, channel, monthly_sales, message, answer, answered_by from reseller_request where id = ${id}`;
    const { answer, answeredBy, ...asked } = orNotFound(row);
    const { kind } = asked;
    if (answer === text && answeredBy === operator.operatorId) return;
    if (answer !== null) throw new Problem('request_answered', 'This request was answered already.');
    await tx`
      update reseller_request set answer = ${text}, answered_at = now(), answered_by = ${operator.operatorId}
      where id = ${id}`;
    await tx`select queue_reseller_mail(${resellerId}, 'request-answered', ${tx.json({ ...asked, answer: text })})`;
    await audit(tx, operatorFor(resellerId, operator), 'request answered', id);
    await recordChange(tx, operator, { action: 'request.answered', reference: id, before: {}, after: { kind } });
  });
  return findReseller(db, resellerId);
};

import type { EndedSessions } from '#contract/operator/model/endedSessions.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { audit, operatorFor } from '../../db/audit.ts';
import type { TransactionSql } from '../../db/connect.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { endAccessOf, holdUserOf } from '../../identity/index.ts';
import { changeReseller, recordChange } from '../operators/index.ts';
import type { ResellerDeps } from './deps.ts';

/** Ends the sessions of a reseller in all browsers, and the links that were sent to it. */
export const signOutReseller = async (
  { db }: ResellerDeps,
  operator: OperatorCaller,
  { params }: Input<'signOutReseller'>,
): Promise<EndedSessions> => {
  const id = requireId(params.id);
  const signOut = async (tx: TransactionSql): Promise<EndedSessions> => {
    const sessions = await endAccessOf(tx, id);
    await audit(tx, operatorFor(id, operator), 'sign out everywhere', id);
    const action = 'reseller.signed_out';
    await recordChange(tx, operator, { action, reference: id, before: { sessions }, after: { sessions: 0 } });
    return { sessions };
  };
  return changeReseller(db, id, signOut, holdUserOf);
};

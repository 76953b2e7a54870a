import type { SignIn } from '#contract/operator/model/signIn.ts';
import type { SignInList } from '#contract/operator/model/signInList.ts';
import { omitNullish } from '../../core/omit-nullish.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { orNotFound, requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import { listEventsOf, type RecordedEvent } from '../../identity/index.ts';
import type { ResellerDeps } from './deps.ts';

/** The most that the contract allows. */
const SHOWN_MAX = 50;

const toSignIn = ({ event, createdAt, ...visitor }: RecordedEvent): SignIn => ({
  event,
  at: createdAt.toISOString(),
  ...omitNullish(visitor),
});

/** What happened to the account of a reseller, newest first; nothing where another provider signs it in. */
export const listSignIns = async (
  { db: { system } }: ResellerDeps,
  _caller: OperatorCaller,
  { params }: Input<'listSignIns'>,
): Promise<SignInList> => {
  const id = requireId(params.id);
  const [found] = await system`select from reseller where reseller_id = ${id}`;
  orNotFound(found);
  const events = await listEventsOf(system, id, SHOWN_MAX);
  return { items: events.map(toSignIn) };
};

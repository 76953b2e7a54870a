import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { OperatorCaller } from '../core/operator.ts';
import { orNotFound, requireId } from '../db/lookup.ts';
import type { Input } from '../http/input.ts';
import type { ResellerDeps } from './deps.ts';
import { readReseller } from './read-reseller.ts';

/** One reseller, with all that the desk shows of it. */
export const getReseller = async (
  { db }: ResellerDeps,
  _caller: OperatorCaller,
  { params }: Input<'getReseller'>,
): Promise<Reseller> => orNotFound(await readReseller(db.system, requireId(params.id)));

import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import type { ResellerDeps } from './deps.ts';
import { findReseller } from './read-reseller.ts';

/** One reseller, with everything that the desk shows about it. */
export const getReseller = (
  { db }: ResellerDeps,
  _caller: OperatorCaller,
  { params }: Input<'getReseller'>,
): Promise<Reseller> => findReseller(db, requireId(params.id));

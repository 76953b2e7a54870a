import type { Payment } from '#contract/operator/model/payment.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { requireId } from '../../db/lookup.ts';
import type { Input } from '../../http/input.ts';
import type { OperatorPaymentDeps } from './deps.ts';
import { readPayment } from './read-payment.ts';

/** One payment, and what happened to it. */
export const getPayment = (
  deps: OperatorPaymentDeps,
  _caller: OperatorCaller,
  { params }: Input<'getPayment'>,
): Promise<Payment> => readPayment(deps, requireId(params.id));

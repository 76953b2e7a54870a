import { Problem } from '../core/problem.ts';
import { GatewayTimeout } from './time-limit.ts';

/** Who failed or hung, and what that means: above all whether money moved. */
const messages = {
  /** A payment by a provider's page needs a visit to that page. */
  payment_provider: {
    failed: 'The payment provider failed. Nothing was charged. Please try again.',
    timeout: 'The payment provider did not answer in time. Nothing was charged. Please try again.',
  },
  /** The payment is still pending. */
  payment_cancel: {
    failed: 'The payment provider failed. The payment was not cancelled and can still be made. Please try again.',
    timeout:
      'The payment provider did not answer in time. The payment was not cancelled and can still be made. Please try again.',
  },
  exchange: {
    failed: 'The exchange did not answer. Please try again later.',
    timeout: 'The exchange did not answer. Please try again later.',
  },
  exchange_payment: {
    failed:
      'The exchange did not answer. Your purchase history shows in a few minutes whether it was paid. Please look there before you pay again.',
    timeout:
      'The exchange did not answer. Your purchase history shows in a few minutes whether it was paid. Please look there before you pay again.',
  },
  /** A sale is charged only together with its eSIM. */
  supplier: {
    failed: 'The eSIM supplier failed. Nothing was sold and nothing was charged. Please try again.',
    timeout: 'The eSIM supplier did not answer in time. Nothing was sold and nothing was charged. Please try again.',
  },
} as const;

/** A call to another company's system, by what fails with it. */
export type GatewayCall = keyof typeof messages;

/** The problem for a call to a provider that failed (502), or hung (504). */
export const gatewayProblem = (cause: unknown, call: GatewayCall): Problem =>
  cause instanceof GatewayTimeout
    ? new Problem(`${call}_timeout`, messages[call].timeout, { cause })
    : new Problem(`${call}_failed`, messages[call].failed, { cause });

import { Problem } from '../core/problem.ts';
import { GatewayTimeout } from './time-limit.ts';

/** Messages for a provider that failed or hung: above all whether money moved. */
type Messages = { failed: string; hung: string };

/** A payment by a provider's page needs a visit to that page. */
export const nothingCharged: Messages = {
  failed: 'The payment provider failed. Nothing was charged. Please try again.',
  hung: 'The payment provider did not answer in time. Nothing was charged. Please try again.',
};

/** A sale is charged only with its eSIM. */
export const nothingSold: Messages = {
  failed: 'The eSIM supplier failed. Nothing was sold and nothing was charged. Please try again.',
  hung: 'The eSIM supplier did not answer in time. Nothing was sold and nothing was charged. Please try again.',
};

/** The problem for a call to a provider that failed (502), or hung (504). */
export const gatewayProblem = (cause: unknown, { failed, hung }: Messages): Problem =>
  cause instanceof GatewayTimeout
    ? new Problem(504, 'Gateway timeout', hung, { cause })
    : new Problem(502, 'Bad gateway', failed, { cause });

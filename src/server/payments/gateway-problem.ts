import { GatewayTimeout } from '../gateways/index.ts';
import { Problem } from '../http/problem.ts';

/** What a call to a provider that failed, or hung, answers. Nothing was charged: that needs a visit to its page. */
export const gatewayProblem = (cause: unknown): Problem =>
  cause instanceof GatewayTimeout
    ? new Problem(
        504,
        'Gateway timeout',
        'The payment provider did not answer in time. Nothing was charged. Please try again.',
        { cause },
      )
    : new Problem(502, 'Bad gateway', 'The payment provider failed. Nothing was charged. Please try again.', { cause });

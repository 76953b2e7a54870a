import { type ExchangeGateway, gatewayProblem, withTimeLimit } from '../gateways/index.ts';
import type { ExchangeDeps } from './deps.ts';

/** The message for the reseller when a sign-in got no answer. */
export const unanswered = 'The exchange did not answer. Please try again later.';

/** Calls the exchange. A failure is a problem 502, a timeout 504; the message says what that means. */
export const askExchange = async <Answer>(
  { exchange, gatewayTimeoutMs, log }: Omit<ExchangeDeps, 'db'>,
  message: string,
  call: (exchange: ExchangeGateway) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await withTimeLimit(gatewayTimeoutMs, () => call(exchange));
  } catch (error) {
    log.error({ err: error }, 'The exchange failed');
    throw gatewayProblem(error, { failed: message, hung: message });
  }
};

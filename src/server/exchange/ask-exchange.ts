import { type ExchangeGateway, withTimeLimit } from '../gateways/index.ts';
import type { PaymentDeps } from '../payments/deps.ts';
import { gatewayProblem } from '../gateways/gateway-problem.ts';

/** Calls the exchange. A failure is a problem 502, and 504 when it takes too long; the message says what that means. */
export const askExchange = async <Answer>(
  { exchange, gatewayTimeoutMs, log }: PaymentDeps,
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

import { Problem } from '../../core/problem.ts';
import { type ExchangeGateway, type GatewayCall, gatewayProblem, withTimeLimit } from '../../gateways/index.ts';
import type { ExchangeDeps } from './deps.ts';

/**
 * Calls the exchange. Without an exchange it is a problem 404; a failure is a problem 502, a timeout 504. The requested
 * call decides what that means.
 */
export const askExchange = async <Answer>(
  { exchange, gatewayTimeoutMs, log }: Omit<ExchangeDeps, 'db'>,
  asked: Extract<GatewayCall, `exchange${string}`>,
  call: (exchange: ExchangeGateway) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await withTimeLimit(gatewayTimeoutMs, () => call(exchange));
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.error({ err: error }, 'The exchange failed');
    throw gatewayProblem(error, asked);
  }
};

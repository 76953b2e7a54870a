import { setTimeout as delay } from 'node:timers/promises';
import type { ExchangeGateway } from '../gateways/index.ts';
import { Problem } from '../http/problem.ts';
import type { PaymentDeps } from './deps.ts';

/** Well below the minute that a browser waits. */
const answerSeconds = 15;

const expired = Symbol('expired');

/** The outcome of a call that has not answered is unknown: the message says what that means. */
const failed = (message: string, cause: unknown): Problem => new Problem(502, 'Bad gateway', message, { cause });
const slow = (message: string): Problem => new Problem(504, 'Gateway timeout', message);

/** Calls the exchange. A failure is a problem 502, and 504 when it takes too long, with this message. */
export const askExchange = async <Answer>(
  { exchange, exchangeSeconds = answerSeconds, log }: PaymentDeps,
  message: string,
  call: (exchange: ExchangeGateway) => Promise<Answer>,
): Promise<Answer> => {
  const given = new AbortController();
  const timeUp = delay(exchangeSeconds * 1_000, expired, { ref: false, signal: given.signal });
  timeUp.catch(() => {});
  try {
    const answer = await Promise.race([call(exchange), timeUp]);
    if (answer !== expired) return answer;
  } catch (error) {
    log.error({ err: error }, 'The exchange failed');
    throw failed(message, error);
  } finally {
    given.abort();
  }
  log.error('The exchange did not answer in time');
  throw slow(message);
};

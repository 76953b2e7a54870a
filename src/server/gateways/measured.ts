// Times the calls to other companies' systems.
import type { CallOutcome } from '../core/measures.ts';
import { GatewayTimeout } from './time-limit.ts';

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;

const outcomeOf = (error: unknown, signal?: AbortSignal): CallOutcome =>
  error instanceof GatewayTimeout || signal?.aborted === true ? 'timeout' : 'failed';

type Ended = (outcome: CallOutcome, seconds: number) => void;

/** Makes the call, and reports how it ended. A call that its signal gives up has ended then, even if it continues. */
export const timeCall = async <Answer>(call: () => Promise<Answer>, ended: Ended, signal?: AbortSignal) => {
  const start = performance.now();
  let isTold = false;
  const tell = (outcome: CallOutcome): void => {
    if (!isTold) ended(outcome, secondsSince(start));
    isTold = true;
  };
  const giveUp = (): void => tell('timeout');
  signal?.addEventListener('abort', giveUp);
  try {
    const answer = await call();
    tell('ok');
    return answer;
  } catch (error) {
    tell(outcomeOf(error, signal));
    throw error;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
};

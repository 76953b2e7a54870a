// The outcomes of the requests, by operation.
import type { Operation } from '../document.ts';
import { isGuess } from './exceptions.ts';
import type { Request } from './request.ts';
import type { Answer } from '../answer-fault.ts';
import { isRefusedForItsForm } from './verdict.ts';

export type Share = {
  operation: string;
  requests: number;
  /** Requests that fit their schemas, and how many of them were not refused for their form. */
  valid: number;
  admitted: number;
  /** Valid requests that succeeded. */
  succeeded: number;
  statuses: Record<string, number>;
  /** The refusals of valid requests, with their numbers. */
  refusals: Record<string, number>;
};

const nothing = (operation: string): Share => ({
  operation,
  requests: 0,
  valid: 0,
  admitted: 0,
  succeeded: 0,
  statuses: {},
  refusals: {},
});

/** The form that `--operation` takes, because both documents have operations with the same id. */
export const nameOf = ({ document, id }: Operation): string => `${document.name}/${id}`;

const countUnder = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

const longestReason = 160;

const reasonOf = ({ status, body }: Answer): string => {
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(body.toString())?.[1] ?? '';
  return `${status} ${message.slice(0, longestReason)}`;
};

export class Statistics {
  readonly #shares = new Map<string, Share>();

  constructor(operations: Operation[]) {
    for (const name of operations.map(nameOf)) this.#shares.set(name, nothing(name));
  }

  count(operation: Operation, request: Request, answer: Answer): void {
    const share = this.#shares.get(nameOf(operation));
    if (!share) return;
    share.requests += 1;
    countUnder(share.statuses, String(answer.status));
    if (request.expectation !== 'valid') return;
    share.valid += 1;
    if (!isRefusedForItsForm(answer) || isGuess(operation.id, answer.body.toString())) share.admitted += 1;
    if (answer.status < 400) share.succeeded += 1;
    else countUnder(share.refusals, reasonOf(answer));
  }

  get shares(): Share[] {
    return [...this.#shares.values()];
  }

  get requests(): number {
    return this.shares.reduce((sum, { requests }) => sum + requests, 0);
  }
}

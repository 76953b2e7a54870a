// Holds an answer against the documents.
import { faultOfBody, faultOfHeaders } from '../answer-fault.ts';
import type { Operation } from '../document.ts';
import { noteAnswer } from './report.ts';

/** The documents require it for every response; without the database the remaining number is unknown. */
const limitProblems = ({ status, headers }: Response): string[] => {
  if (status === 500 || status === 503) return [];
  const policy = headers.get('ratelimit-policy') ?? 'nothing';
  const left = headers.get('ratelimit') ?? 'nothing';
  return [
    ...(/^"\w+";q=\d+;w=\d+$/.test(policy) ? [] : [`says ${policy} as RateLimit-Policy`]),
    ...(/^"\w+";r=\d+;t=\d+$/.test(left) ? [] : [`says ${left} as RateLimit`]),
  ];
};

/** Everything in which an answer differs from what the contract says of it. */
export const violationsOf = async (operation: Operation, response: Response): Promise<string[]> => {
  noteAnswer();
  if (!(response.status in operation.answers)) return [`status ${response.status} is not in the contract`];
  const { status, headers } = response;
  const answer = { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  const faults = [faultOfHeaders(operation, answer), faultOfBody(operation, answer)];
  return [...faults.filter((fault) => fault !== undefined), ...limitProblems(response)];
};

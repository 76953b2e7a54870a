import postgres from 'postgres';
import type { ProblemCode } from '#domain/refusal.ts';
import { INVALID_TOKEN, Problem, type ProblemValues } from '../core/problem.ts';
import { problemKinds } from '../core/problem-kinds.ts';

const raisedProblem = /^SS\d{3}$/;

const isProblemCode = (text: string): text is ProblemCode => text in problemKinds;

/**
 * A problem that a SQL function raised: errcode SS<status>, the code as message, the text as detail, and the values
 * that it names as a JSON object in hint. Any other error is returned as it is.
 */
const toProblem = (error: unknown): unknown => {
  if (!(error instanceof postgres.PostgresError)) return error;
  if (!raisedProblem.test(error.code) || !isProblemCode(error.message)) return error;
  if (error.message === 'unauthorized') return Problem.unauthorized(INVALID_TOKEN, error.detail ?? '');
  const values = error.hint === undefined ? {} : { values: JSON.parse(error.hint) as ProblemValues };
  return new Problem(error.message, error.detail ?? '', values);
};

const uniqueViolation = '23505';

/** Whether a row was refused because another one has the same key. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && error.code === uniqueViolation;

/** Maps a unique violation to this problem; any other rejection is thrown as it is. */
export const refusingDuplicates =
  (problem: () => Problem) =>
  (error: unknown): never => {
    throw isDuplicate(error) ? problem() : error;
  };

/** Runs a statement; problems that it raises are thrown as Problem. */
export const raisingProblems = async <T>(statement: PromiseLike<T>): Promise<T> => {
  try {
    return await statement;
  } catch (error) {
    throw toProblem(error);
  }
};

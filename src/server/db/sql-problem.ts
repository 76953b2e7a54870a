import postgres from 'postgres';
import { Problem } from '../core/problem.ts';

const raisedProblem = /^SS(\d{3})$/;

/**
 * A problem that a SQL function raised: errcode SS<status>, the title as message, the text as detail. Any other error is
 * returned as it is.
 */
export const toProblem = (error: unknown): unknown => {
  if (!(error instanceof postgres.PostgresError)) return error;
  const status = Number(raisedProblem.exec(error.code)?.[1]);
  return status ? new Problem(status, error.message, error.detail) : error;
};

const uniqueViolation = '23505';

/** Maps a unique violation to this problem; any other rejection is thrown as it is. */
export const refusingDuplicates =
  (problem: () => Problem) =>
  (error: unknown): never => {
    throw error instanceof postgres.PostgresError && error.code === uniqueViolation ? problem() : error;
  };

/** Runs a statement; problems that it raises are thrown as Problem. */
export const raisingProblems = async <T>(statement: PromiseLike<T>): Promise<T> => {
  try {
    return await statement;
  } catch (error) {
    throw toProblem(error);
  }
};

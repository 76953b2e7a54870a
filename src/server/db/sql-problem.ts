import postgres from 'postgres';
import { Problem } from '../http/problem.ts';

const raisedProblem = /^SS(\d{3})$/;

/**
 * A problem that a SQL function raised: errcode SS<status>, the title as message, the text as detail. Anything else is
 * given back as it is.
 */
export const toProblem = (error: unknown): unknown => {
  if (!(error instanceof postgres.PostgresError)) return error;
  const status = Number(raisedProblem.exec(error.code)?.[1]);
  return status ? new Problem(status, error.message, error.detail) : error;
};

/** Runs a statement; problems that it raises become the answer. */
export const raisingProblems = async <T>(statement: PromiseLike<T>): Promise<T> => {
  try {
    return await statement;
  } catch (error) {
    throw toProblem(error);
  }
};

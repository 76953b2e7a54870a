import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import { isInDoubt, isRunning, isUnheard } from '#domain/refusal.ts';
import { ApiError, isOutcomeUnknown, withEffect } from './api-error.ts';

/**
 * What became of a change: reads again, and returns what the call would have returned; undefined when nothing was done.
 */
export type LookUp<Variables, Answer> = (variables: Variables, queries: QueryClient) => Promise<Answer | undefined>;

/**
 * How it is found out what became of a change whose answer was lost:
 * - a function reads what it changes
 * - `again` sends the same call again, which has its effect once or whose further effect is none
 * - `screen`: the page tells of the unknown outcome itself, and how it goes on (decision 30)
 */
export type FindingOut = LookUp<never, unknown> | 'again' | 'screen';

/** Where something between here and the server gave the answer, the server may still be at it: it is asked twice. */
const LOOKS = 2;
const LOOK_AGAIN_MS = 1_000;
const INTERNAL_ERROR = 500;

const files = import.meta.glob<Readonly<Record<string, FindingOut>>>('./look-ups/*.ts', { import: 'lookUps' });

/** Fetched when one is needed: answers are seldom lost. */
const findingOutOf = async (document: string, operation: string): Promise<FindingOut | undefined> =>
  (await files[`./look-ups/${document}.ts`]?.())?.[operation];

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

/** Whether the refusal of a repetition tells what became of the call before. */
const isTelling = ({ effect, problem }: ApiError): boolean =>
  effect === undefined && !isInDoubt(problem) && !isUnheard(problem);

const isOpen = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.effect === undefined && isInDoubt(error.problem);

type Send<Variables, Answer> = (variables: Variables, context: MutationFunctionContext) => Promise<Answer>;

/** Sends the same call again: it returns its answer, or the refusal that says what is. */
const sendAgain = async <Answer>(send: () => Promise<Answer>, looks = LOOKS): Promise<Answer> => {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || isTelling(error)) throw error;
    if (looks === 1 || !isRunning(error.problem)) throw withEffect(error, 'repeatable');
    await later();
    return sendAgain(send, looks - 1);
  }
};

/** Reads what became of it: returns the answer that was lost, or throws what is known of the failure. */
const readAgain = async <Answer>(lost: ApiError, look: () => Promise<Answer | undefined>): Promise<Answer> => {
  const once = async (): Promise<Answer | undefined> => {
    try {
      return await look();
    } catch (cause) {
      console.warn('What became of a change could not be looked up:', cause);
      throw withEffect(lost, 'unknown');
    }
  };
  const found = await once();
  if (found !== undefined) return found;
  // Only the store itself answers so.
  const isAnswered = lost.problem.code !== undefined || lost.status === INTERNAL_ERROR;
  if (!isAnswered) await later();
  const answer = isAnswered ? undefined : await once();
  if (answer !== undefined) return answer;
  // Without an answer of the server the call may arrive after it was looked up.
  throw withEffect(lost, isAnswered ? 'none' : 'notYet');
};

/** Returns the answer that was lost, or throws what is known of the failure. */
const findOutBy = <Variables, Answer>(
  row: Exclude<FindingOut, 'screen'> | undefined,
  lost: ApiError,
  send: Send<Variables, Answer>,
  [variables, context]: Parameters<Send<Variables, Answer>>,
): Promise<Answer> => {
  if (row === 'again') return sendAgain(() => send(variables, context));
  if (row === undefined) return Promise.reject(withEffect(lost, 'unknown'));
  const look = row as LookUp<Variables, Answer>;
  return readAgain(lost, () => look(variables, context.client));
};

/**
 * A change that is looked up when its answer was lost: a screen is told that it succeeded, or an error that says what
 * is known (`effect`). Where that is not whether it was made, everything shown is read again. All hooks of changes are
 * generated with it (src/codegen/with-look-ups.ts).
 */
export const withLookUp =
  <Variables, Answer>(document: string, operation: string, send: Send<Variables, Answer>): Send<Variables, Answer> =>
  async (variables, context) => {
    try {
      return await send(variables, context);
    } catch (error) {
      if (!isOpen(error)) throw error;
      const findOut = await findingOutOf(document, operation).catch(() => undefined);
      if (findOut === 'screen') throw error;
      try {
        return await findOutBy(findOut, error, send, [variables, context]);
      } catch (failure) {
        if (failure instanceof ApiError && isOutcomeUnknown(failure)) void context.client.invalidateQueries();
        throw failure;
      }
    }
  };

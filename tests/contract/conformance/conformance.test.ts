import { operations as partnerOperations } from '#contract/partner/operations.ts';
import { operations as storefrontOperations } from '#contract/storefront/operations.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brokenCalls } from './broken.ts';
import { type Call, send } from './call.ts';
import type { Cases, Make } from './cases/case.ts';
import { operatorCases } from './cases/operator.ts';
import { partnerCases } from './cases/partner.ts';
import { liftIn, restoreCredit, suspendIn } from './cases/sales.ts';
import { removeChannels, storefrontCases } from './cases/storefront.ts';
import { inSample } from '#support/size.ts';
import { type DocumentName, type Operation, operationsOf } from '../document.ts';
import { ruleFor } from './generic.ts';
import { holdKey } from './hold-key.ts';
import { noteReached, report } from './report.ts';
import { openStage, type Stage } from './environment.ts';
import { violationsOf } from './validate.ts';

const cases: Record<DocumentName, Readonly<Record<string, Cases>>> = {
  storefront: storefrontCases,
  partner: partnerCases,
  operator: operatorCases,
};

const operations = [...operationsOf('partner'), ...operationsOf('storefront'), ...operationsOf('operator')];

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.stop();
  report();
});

/** Whether a case has sold or made something since the seller was last as at first. */
let isUsed = false;
afterEach(async () => {
  if (isUsed) await Promise.all([restoreCredit(stage), removeChannels(stage)]);
  isUsed = false;
});

const usual = (operation: Operation, call: Call): Promise<Response> =>
  send(stage.url, operation, call, stage.seller.callers);

/** Sends the calls of a case, and returns the last response. */
const play = async (operation: Operation, make: Make): Promise<Response> => {
  isUsed = true;
  const made = await make(stage);
  const calls = 'at' in made ? made : [made];
  const answers: Response[] = [];
  for (const call of calls) answers.push(await usual(operation, call));
  return answers.at(-1) as Response;
};

const playCase = async (operation: Operation, given: Cases[number]): Promise<Response> => {
  if (typeof given === 'function') return play(operation, given);
  isUsed = true;
  const call = await given.call(stage);
  if ('during' in given) return stage.during(given.during, () => usual(operation, call));
  return holdKey(stage, given.running, call, () => usual(operation, call));
};

const successOf = (given: Cases): Make => {
  const [, make] = Object.entries(given).find(([status]) => Number(status) < 300) ?? [];
  if (typeof make !== 'function') throw new Error('An operation needs a case that succeeds');
  return make;
};

/** A request that succeeds. */
const fittingCall = async (operation: Operation): Promise<Call> => {
  isUsed = true;
  const made = await successOf(cases[operation.document.name][operation.id] ?? {})(stage);
  return 'at' in made ? (made.at(0) as Call) : made;
};

const refusable = new Map<Operation, Promise<Call>>();

/** The request that the refusals of an operation are made from: none of them does anything, so they share one. */
const refusableCall = (operation: Operation): Promise<Call> => {
  const call = refusable.get(operation) ?? fittingCall(operation);
  refusable.set(operation, call);
  return call;
};

const playRule = async (operation: Operation, status: number): Promise<Response> => {
  const rule = ruleFor(operation, status);
  if (!rule) throw new Error(`${operation.id} has no case for ${status}`);
  const base = await refusableCall(operation);
  const { callers } = rule.isNewcomer === true ? stage.newcomer : stage.seller;
  return send(stage.addressOf(rule.server ?? 'usual'), operation, rule.change(base), callers);
};

/** What is wrong with the response to this call; undefined when it is right. */
const unlikeStatus = async (
  operation: Operation,
  status: number,
  what: string,
  response: Response,
): Promise<string[]> => {
  const violations = await violationsOf(operation, response);
  const found = response.status === status ? violations : [`answered ${response.status}`, ...violations];
  return found.map((violation) => `${what}: ${violation}`);
};

const named = (some: readonly Operation[]) =>
  some.map((operation, index) => [`${operation.document.name} ${operation.id}`, operation, index] as const);

describe.each(named(operations))('%s', (_, operation, index) => {
  const own = cases[operation.document.name][operation.id] ?? {};
  const statuses = Object.keys(operation.answers).map(Number);

  test.each(statuses)('answers %i as the contract says', async (status) => {
    const given = own[status];
    const response = given === undefined ? await playRule(operation, status) : await playCase(operation, given);
    expect(response.status).toBe(status);
    expect(await violationsOf(operation, response)).toEqual([]);
    noteReached(operation, status);
  });

  test.runIf(inSample(index, 4))(
    'refuses with 400 whatever does not fit the contract, one thing at a time',
    async () => {
      const unlike: string[] = [];
      for (const [what, call] of brokenCalls(operation, await refusableCall(operation))) {
        unlike.push(...(await unlikeStatus(operation, 400, what, await usual(operation, call))));
      }
      expect(unlike).toEqual([]);
    },
  );
});

test.each(named(operations.filter(({ schemes }, index) => schemes.length > 0 && inSample(index, 4))))(
  '%s refuses invalid credentials',
  async (_, operation) => {
    const call = await refusableCall(operation);
    const unlike: string[] = [];
    for (const [what, callers] of Object.entries(stage.strangers)) {
      const response = await send(stage.url, operation, { ...call, authorization: undefined }, callers);
      unlike.push(...(await unlikeStatus(operation, 401, what, response)));
    }
    expect(unlike).toEqual([]);
  },
);

/** Refused by the operation itself: sales, and a brand that adds something. */
const refusedInPart = new Set(['registerActivation', 'topUpActivation', 'topUpActivationWithProfile', 'updateBrand']);

const closedInSuspension = { storefront: storefrontOperations, partner: partnerOperations };

/** Whether a suspended reseller is refused this call: it adds or changes what others read or call (decision 58). */
const isRefused = ({ document, id }: Operation): boolean => {
  const known: Readonly<Record<string, { isClosedInSuspension: boolean }>> =
    document.name === 'operator' ? {} : closedInSuspension[document.name];
  return refusedInPart.has(id) || known[id]?.isClosedInSuspension === true;
};

const ofResellers = ({ document, method, schemes }: Operation): boolean =>
  document.name !== 'operator' && method.toLowerCase() !== 'get' && schemes.length > 0;

test.each(named(operations.filter(ofResellers)))('%s, asked for by a suspended reseller', async (_, operation) => {
  const call = await fittingCall(operation);
  const { email } = stage.seller;
  await suspendIn(stage, email);
  try {
    const response = await usual(operation, call);
    const { ok } = response;
    const answer = ok ? 'done' : ((await response.json()) as { code: string }).code;
    expect(answer).toBe(isRefused(operation) ? 'reseller_suspended' : 'done');
  } finally {
    await liftIn(stage, email);
  }
});

/** What an answer to HEAD may leave out (RFC 9110, 9.3.2), and what belongs to a connection or to one answer. */
const OF_ONE_ANSWER = /^(?:connection|keep-alive|content-length|transfer-encoding|date|x-request-id|ratelimit)$/;

const headersOf = ({ headers }: Response): [string, string][] =>
  [...headers].filter(([name]) => !OF_ONE_ANSWER.test(name));

test.each(named(operations.filter(({ method }) => method.toLowerCase() === 'get')))(
  '%s answers HEAD as it answers GET, without a body',
  async (_, operation) => {
    const call = await fittingCall(operation);
    const got = await usual(operation, call);
    const head = await usual({ ...operation, method: 'HEAD' }, call);
    expect(head.status).toBe(got.status);
    expect(headersOf(head)).toEqual(headersOf(got));
    expect(await head.text()).toBe('');
    await got.body?.cancel();
  },
);

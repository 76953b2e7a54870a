// Sends requests to every operation and holds every answer against its document.
import fc from 'fast-check';
import type { World } from './caller.ts';
import type { Operation } from '../document.ts';
import { resourceOf } from './parameters.ts';
import type { Request } from './request.ts';
import { requestsTo } from './requests.ts';
import { type Connections, connectTo } from './send.ts';
import { nameOf, Statistics } from './statistics.ts';
import { isJson } from '../answer-fault.ts';
import { faultOf } from './verdict.ts';

export type Plan = {
  operations: Operation[];
  world: World;
  /** Altogether; every operation gets as many as the others. */
  requests: number;
  seed: number;
  /** Where in the seed's requests to begin: replays one finding. */
  path?: string | undefined;
  /** Called after each round. */
  report?: (statistics: Statistics) => void;
};

export type Outcome = { statistics: Statistics; findings: string[]; seconds: number };

/** Requests to one operation before the next one runs, so that each sees the records of the others. */
const roundLength = 25;
const inFlight = 8;
/** Apart enough that no two operations of a run draw the same. */
const seedsPerRound = 1_000;

type Bench = { plan: Plan; connections: Connections; statistics: Statistics };

/** What is answered where it is not what the path begins with. */
const answered: Record<string, string> = { adjustCredit: 'adjustments', getStatement: 'sales', listSignIns: 'signIns' };

const harvest = ({ world }: Plan, operation: Operation, request: Request, answer: unknown): void => {
  const known = world.callers[operation.document.name].find(({ name }) => name === request.caller)?.known;
  known?.harvest(answered[operation.id] ?? resourceOf(operation.path), answer);
  if (known && operation.id === 'calculateCartPrice') {
    const { totalPrices } = answer as { totalPrices: unknown };
    known.quote = { cart: JSON.parse(request.body ?? ''), expectedPrices: totalPrices };
  }
};

const judge = async ({ plan, connections, statistics }: Bench, operation: Operation, request: Request) => {
  const answer = await connections.send(request);
  statistics.count(operation, request, answer);
  const fault = faultOf(operation, request, answer, plan.world);
  if (fault !== undefined) throw new Error(fault);
  if (answer.status < 300 && isJson(answer.headers.get('content-type'))) {
    harvest(plan, operation, request, JSON.parse(answer.body.toString()));
  }
};

/** Runs each task, some of them at the same time. */
const runAll = async (tasks: (() => Promise<void>)[]): Promise<void> => {
  const waiting = tasks.values();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (const task of waiting) await task();
    }),
  );
};

/** fast-check's report on a finding: the seed, the path and the request. */
const checkRound = async (
  bench: Bench,
  operation: Operation,
  requests: fc.Arbitrary<Request>,
  seed: number,
): Promise<string | undefined> => {
  const { path } = bench.plan;
  const details = await fc.check(
    fc.asyncProperty(requests, (request) => judge(bench, operation, request)),
    { numRuns: roundLength, seed, ...(path === undefined ? {} : { path }), interruptAfterTimeLimit: 60_000 },
  );
  if (!details.failed) return undefined;
  const replay = `--operation ${nameOf(operation)} --seed ${seed} --path ${details.counterexamplePath}`;
  const message = fc.defaultReportMessage(details)?.replaceAll(/Bearer [\w-]+\.[\w.-]+/g, 'Bearer …') ?? '';
  const fault = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  return `${fault}\nReplay with ${replay}\n${message}`;
};

/** Requests as planned; an operation in which something was found is left alone from then on. */
export const fuzz = async (plan: Plan): Promise<Outcome> => {
  const since = performance.now();
  const statistics = new Statistics(plan.operations);
  const bench: Bench = { plan, statistics, connections: connectTo(plan.world.url, inFlight) };
  const findings = new Map<Operation, string>();
  const prepared = plan.operations.map((operation, position) => ({
    operation,
    position,
    requests: requestsTo(operation, plan.world),
  }));
  const rounds = Math.ceil(plan.requests / plan.operations.length / roundLength);
  for (let round = 0; round < rounds; round += 1) {
    const open = prepared.filter(({ operation }) => !findings.has(operation));
    await runAll(
      open.map(({ operation, position, requests }) => async () => {
        const finding = await checkRound(bench, operation, requests, plan.seed + round * seedsPerRound + position);
        if (finding !== undefined) findings.set(operation, finding);
      }),
    );
    plan.report?.(statistics);
  }
  await bench.connections.close();
  return { statistics, findings: [...findings.values()], seconds: (performance.now() - since) / 1000 };
};

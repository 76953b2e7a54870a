// Serves a contract document: the generated table lists the operations, the handlers implement them.
import type { Context } from 'hono';
import type { Log } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import { carryOn, currentRequest } from '../core/request-context.ts';
import { againWhenLost, isDatabaseAway } from '../db/lost-connection.ts';
import type { Right } from '../core/right.ts';
import { inPlace, type Places } from './rate-limits/heavy-calls.ts';
import { type AnswerChecks, ContractViolation, createAnswerCheck } from './answer-check.ts';
import { type Authenticated, authenticate, findUnknownSchemes, type SecuritySchemes } from './authentication.ts';
import type { Handlers, Operation, OperationRequest, OperationTable, SchemeNames } from './contract-types.ts';
import type { Env } from './env.ts';
import { type AnyReply, checkProblem, openPages, replyOf, type Successes, successesOf, toResponse } from './reply.ts';
import { readInput, type RequestParts } from './request-input.ts';
import { rootOf } from './roots.ts';
import { compileRoutes } from './route-table.ts';

/** A mounted contract: whether a path belongs to it, and the response to a request for one. */
export type ContractRouter = {
  /** The first words of its paths. */
  roots: ReadonlySet<string>;
  owns: (path: string) => boolean;
  handle: (c: Context<Env>) => Promise<Response>;
};

type Schemes<Table extends OperationTable, Callers> = SecuritySchemes<
  Pick<Callers, SchemeNames<Table[keyof Table]> & keyof Callers>
>;

/** Makes a handler without an operation a compile error, also when handlers are combined from several objects. */
type NoMoreThan<Table, Given> = Record<Exclude<keyof Given, keyof Table>, never>;

type ContractOptions<Table extends OperationTable, Given, Callers, Deps> = {
  /** Its name in metrics. */
  document: string;
  operations: Table;
  /** Passed to every operation. */
  deps: Deps;
  handlers: Given & NoMoreThan<Table, Given>;
  schemes: Schemes<Table, Callers>;
  /** Maps a path of the table to the one it is served under. */
  mountPath: (path: string) => string;
  /** Whether responses are checked against the contract, and what becomes of a violation. */
  checkResponses: AnswerChecks;
  /** Admits a request and returns headers for its response, or throws a Problem. */
  admit?: Admit<Callers>;
  /** Whether its reads may come from a replica, which is behind by a second (decision 118). */
  readsMayBeOld?: boolean;
  /** Limits the heavy calls of a caller. Without it they run like any other. */
  placesOf?: PlacesOf<Callers>;
  log: Log;
};

/** The callers to admit: undefined is a caller without valid credentials. */
type Admit<Callers> = (
  caller: Authenticated<Callers> | undefined,
  request: OperationRequest,
) => Promise<Readonly<Record<string, string>>>;

/** The slots of a caller: undefined is a caller without credentials. */
type PlacesOf<Callers> = (caller: Authenticated<Callers> | undefined, request: OperationRequest) => Places;

const admitEverybody = (): Promise<Record<string, string>> => Promise.resolve({});

type AnyHandler = (deps: unknown, caller: unknown, input: object) => unknown;

type Mounted = { id: string; operation: Operation; successes: Successes; handle: AnyHandler };

const noProblems = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(`The contract and its handlers differ:\n${problems.join('\n')}`);
};

const requireSameKeys = (operations: object, handlers: object): void => {
  const missing = Object.keys(operations).filter((id) => !Object.hasOwn(handlers, id));
  const extra = Object.keys(handlers).filter((id) => !Object.hasOwn(operations, id));
  noProblems([
    ...missing.map((id) => `${id} has no handler`),
    ...extra.map((id) => `the handler ${id} has no operation`),
  ]);
};

const requireKnownSchemes = (operations: OperationTable, schemes: object): void =>
  noProblems(
    Object.entries(operations).flatMap(([id, { security }]) =>
      findUnknownSchemes(security, schemes).map((name) => `${id} needs the security scheme ${name}`),
    ),
  );

/** The first segment of each served path: every path below it belongs to this contract, also unknown ones. */
const rootsOf = (paths: readonly string[]): Set<string> => new Set(paths.map(rootOf));

const methodNotAllowed = (methods: Iterable<string>): Problem => {
  const allowed = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  return new Problem('method_not_allowed', `Use ${allowed}.`, { headers: { allow: allowed } });
};

/** Whether a call that may have been carried out can be repeated: it only reads, or its key makes it idempotent. */
const mayBeRepeated = ({ method }: Operation, { headers }: RequestParts): boolean =>
  method === 'get' || Object.hasOwn(headers as object, 'Idempotency-Key');

/** The right that the transactions of this operation check: a suspended reseller can make only some calls. */
const rightFor = ({ method, isClosedInSuspension }: Operation, right: Right | undefined): Right | undefined => {
  if (!right) return undefined;
  const { sellerId, ...held } = right;
  if (method === 'get') return { ...held, isReading: true };
  return isClosedInSuspension && sellerId !== undefined ? { ...held, sellerId } : held;
};

const describeRequest = (c: Context<Env>, operationId: string, path: string): OperationRequest => ({
  ...(currentRequest() ?? { id: '', address: '' }),
  operationId,
  path,
  header: (name) => c.req.header(name),
  signal: c.req.raw.signal,
});

/**
 * Mounts a contract. `Types` is the `operations` interface of its paths.ts, `Callers` gives the caller type of each
 * security scheme:
 *
 *     createContractRouter<operations, { web: Reseller }, Deps>()({ operations: table, handlers, deps, schemes, ... })
 */
export const createContractRouter =
  <Types, Callers, Deps>() =>
  <Table extends OperationTable, Given extends Handlers<Table, Types, Callers, Deps>>(
    options: ContractOptions<Table, Given, Callers, Deps>,
  ): ContractRouter => {
    const { document, operations, deps, log, mountPath } = options;
    const check = createAnswerCheck(options.checkResponses, document, log);
    const schemes = options.schemes as unknown as SecuritySchemes<Record<string, unknown>>;
    const admit = (options.admit ?? admitEverybody) as Admit<Record<string, unknown>>;
    const placesOf = options.placesOf as PlacesOf<Record<string, unknown>> | undefined;
    const handlers = options.handlers as unknown as Record<string, AnyHandler>;
    requireSameKeys(operations, handlers);
    requireKnownSchemes(operations, schemes);

    const routes = Object.entries(operations).map(([id, operation]) => ({
      method: operation.method,
      path: mountPath(operation.path),
      value: { id, operation, successes: successesOf(operation), handle: handlers[id] as AnyHandler } satisfies Mounted,
    }));
    const match = compileRoutes<Mounted>(routes);
    const roots = rootsOf(routes.map(({ path }) => path));

    const perform = async (
      c: Context<Env>,
      { id, operation, successes, handle }: Mounted,
      params: Readonly<Record<string, string>>,
      caller: Authenticated<Record<string, unknown>> | undefined,
      request: OperationRequest,
    ): Promise<Response> => {
      const answer = async (): Promise<AnyReply> => {
        const parts = await readInput(c, operation, params);
        const returned = await againWhenLost(
          async () => handle(deps, caller?.caller, { ...parts, request }),
          () => mayBeRepeated(operation, parts),
        );
        return openPages(id, operation, replyOf(returned, successes), check, (error) =>
          log.error({ err: error }, `The answer of ${id} broke off`),
        );
      };
      try {
        const places = operation.isHeavy ? placesOf?.(caller, request) : undefined;
        const reply = places ? await inPlace(places, request.signal, answer) : await answer();
        return await toResponse(id, operation, reply, {
          check,
          ifNoneMatch: request.header('if-none-match'),
          acceptEncoding: request.header('accept-encoding'),
        });
      } catch (error) {
        if (error instanceof Problem) check(() => checkProblem(id, operation, error, request.path));
        throw error;
      }
    };

    const run = async (c: Context<Env>, path: string, mounted: Mounted, params: Readonly<Record<string, string>>) => {
      const request = describeRequest(c, mounted.id, path);
      const [identified] = await Promise.allSettled([
        againWhenLost(() =>
          authenticate(mounted.operation.security, schemes, {
            header: request.header,
            query: (name) => c.req.query(name),
            context: currentRequest(),
          }),
        ),
      ]);
      const caller = identified.status === 'fulfilled' ? identified.value : undefined;
      // Calls with invalid tokens count too.
      const headers = await againWhenLost(() => admit(caller, request));
      // The right may end before the body is read, and before this process knows (decision 35).
      const context = currentRequest();
      if (context && caller) {
        context.mayBeOld =
          options.readsMayBeOld === true && mounted.operation.method === 'get' && context.wantsNewest !== true;
        context.right = rightFor(mounted.operation, schemes[caller.scheme]?.rightOf(caller.caller));
      }
      const answering =
        identified.status === 'fulfilled'
          ? perform(c, mounted, params, caller, request)
          : Promise.reject(identified.reason);
      const response = await answering.catch((error: unknown) => failureOf(error, path, log)).finally(carryOn);
      // A refusal names the limit that caused it, if it was one.
      if (response.status !== 429)
        for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    };

    const answer = async (c: Context<Env>, path: string): Promise<Response> => {
      const found = match(path);
      if (!found) throw Problem.notFound();
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
      const mounted = found.methods.get(method);
      if (!mounted) throw methodNotAllowed(found.methods.keys());
      const context = currentRequest();
      if (context) context.operation = { document, id: mounted.id };
      return run(c, path, mounted, found.params);
    };

    return {
      roots,
      owns: (path) => roots.has(rootOf(path)),
      handle: async (c) => {
        const { pathname } = new URL(c.req.url);
        try {
          return await answer(c, pathname);
        } catch (error) {
          return failureOf(error, pathname, log);
        }
      },
    };
  };

/** What the caller sees of a failure: all of a Problem, nothing of any other error. */
export const failureOf = (error: unknown, path: string, log: Log): Response => {
  if (error instanceof Problem) {
    if (error.status === 503 && error.cause) log.error({ err: error.cause }, 'What a call needs does not answer');
    return error.toResponse(path);
  }
  if (isDatabaseAway(error)) {
    log.error({ err: error }, 'The database does not answer');
    return Problem.unavailable().toResponse(path);
  }
  log.error({ err: error }, error instanceof ContractViolation ? error.message : 'A call failed unexpectedly');
  return Problem.internal().toResponse(path);
};

// What an operation receives and may return, derived from the generated table and types of a contract document.
import type { output, ZodMiniType } from 'zod/mini';
import type { RequestContext } from '../core/request-context.ts';
import type { SecurityRequirement } from './authentication.ts';
import type { Explicit } from './explicit-reply.ts';
import type { PagedBody } from './paged-body.ts';
import type { SharedJson } from './shared-json.ts';

export type Part = 'params' | 'query' | 'headers' | 'body';

type DeclaredResponse = { readonly media: string | null; readonly schema: ZodMiniType | null };

/** One entry of a generated operations table. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly security: readonly SecurityRequirement[];
  readonly bodyRequired: boolean;
  /** The largest body that the operation can need, in bytes. */
  readonly bodyLimit: number;
  /** Whether a caller may run only a few of these expensive calls at once. */
  readonly isHeavy: boolean;
  /** Whether an operator who only looks at a store can call it. */
  readonly isInStoreView: boolean;
  /** Whether a suspended reseller cannot call it. */
  readonly isClosedInSuspension: boolean;
  readonly responses: Readonly<Record<number, DeclaredResponse>>;
} & { readonly [P in Part]: ZodMiniType | undefined };

export type OperationTable = Readonly<Record<string, Operation>>;

// --- Input

/** Distributes over a union of requirements; an empty requirement has no key and adds nothing. */
type KeysOfEach<Requirement> = Requirement extends unknown ? keyof Requirement & string : never;

/** The security schemes that an operation, or any of a union of operations, names. */
export type SchemeNames<Op extends Operation> = KeysOfEach<Op['security'][number]>;

type AdmitsEverybody<Requirement> = Requirement extends unknown
  ? [keyof Requirement] extends [never]
    ? undefined
    : never
  : never;

type AnonymousCaller<Op extends Operation> = Op['security'] extends readonly []
  ? undefined
  : AdmitsEverybody<Op['security'][number]>;

/** The possible callers: those of its schemes; also undefined where signing in is optional. */
type CallerOf<Op extends Operation, Callers> = Callers[SchemeNames<Op> & keyof Callers] | AnonymousCaller<Op>;

type Parsed<Schema, Otherwise> = Schema extends ZodMiniType ? output<Schema> : Otherwise;

type BodyOf<Op extends Operation> = Op['bodyRequired'] extends true
  ? Parsed<Op['body'], undefined>
  : Parsed<Op['body'], undefined> | undefined;

type Nothing = Readonly<Record<string, never>>;

/** An operation's input: validated, with the types and defaults of the contract. */
export type InputOf<Op extends Operation> = {
  readonly params: Parsed<Op['params'], Nothing>;
  readonly query: Parsed<Op['query'], Nothing>;
  readonly headers: Parsed<Op['headers'], Nothing>;
  readonly body: BodyOf<Op>;
  readonly request: OperationRequest;
};

/** What an operation may read of the request beyond its contract. */
export type OperationRequest = RequestContext & {
  readonly operationId: string;
  /** What the caller sent, without the query. */
  readonly path: string;
  /** Any header by its name, for those that are common to all operations. */
  header: (name: string) => string | undefined;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
};

// --- Reply

type Bytes = Uint8Array<ArrayBuffer>;

/** The body of a response that is not JSON: text or bytes, all at once or as a stream. */
export type RawBody<Media = unknown> =
  | ReadableStream<Bytes>
  | (Media extends `text/${string}` ? string : unknown extends Media ? string | Bytes : Bytes);

/** openapi-typescript adds an index signature to the headers of every response; only the named ones are declared. */
type NamedKeys<T> = keyof { [K in keyof T as string extends K ? never : K]: true };

type HeadersNamed<Names extends string> = [Names] extends [never]
  ? Nothing
  : { readonly [Name in Names]?: string | number };

type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? HeadersNamed<NamedKeys<Headers> & string>
  : Nothing;

/** An object with a list may be sent page by page, and a body that many callers get may be made once. */
type JsonBody<Body> =
  | Body
  | SharedJson<Body>
  | (Body extends { items: readonly (infer Entry)[] } ? PagedBody<Entry, Omit<Body, 'items'>> : never);

type With<Status, Response, Body> = { readonly status: Status; readonly headers?: HeadersOf<Response> } & Body;

type ReplyWith<Status, Response> = Response extends { content: infer Content extends object }
  ? Content extends { 'application/problem+json': unknown }
    ? never
    : Content extends { 'application/json': infer Body }
      ? With<Status, Response, { readonly body: JsonBody<Body> }>
      : With<Status, Response, { readonly body: RawBody<keyof Content> }>
  : With<Status, Response, { readonly body?: undefined }>;

/** One member per success the contract declares. Failures are thrown as Problems. */
type Reply<Types> = Types extends { responses: infer Responses }
  ? { [Status in keyof Responses]: ReplyWith<Status, Responses[Status]> }[keyof Responses]
  : never;

type BodyIn<Given> = Given extends { readonly body: infer Body } ? Body : void;

/** The body of a success, whose status follows from the contract; or a reply with its status and headers. */
type Returned<Types> = BodyIn<Reply<Types>> | (Reply<Types> & Explicit);

/** `Deps` is what all operations of a document may use; each one declares what it needs of it. */
type Handler<Op extends Operation, Types, Callers, Deps> = (
  deps: Deps,
  caller: CallerOf<Op, Callers>,
  input: InputOf<Op>,
) => Promise<Returned<Types>> | Returned<Types>;

/** One handler for each operation of the table. `Types` is the `operations` interface of the document's paths.ts. */
export type Handlers<Table extends OperationTable, Types, Callers, Deps> = {
  [Id in keyof Table]: Handler<Table[Id], Id extends keyof Types ? Types[Id] : never, Callers, Deps>;
};

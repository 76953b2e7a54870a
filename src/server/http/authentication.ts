// Finds the caller by the security requirements of an operation.
import { INVALID_TOKEN, Problem } from '../core/problem.ts';
import type { RequestContext } from '../core/request-context.ts';
import type { Right } from '../core/right.ts';
import type { WebIdentity } from '../core/web-identity.ts';

/** The parts of a request that a scheme reads. */
export type AuthenticationRequest = {
  header: (name: string) => string | undefined;
  query: (name: string) => string | undefined;
  context: RequestContext | undefined;
};

/** One entry of the contract's securitySchemes, and how it is checked. */
export type SecurityScheme<Caller> = {
  /** The WWW-Authenticate header of a refusal. */
  challenge: string;
  /** What a caller without valid credentials should do. */
  advice: string;
  /**
   * The caller; undefined when the request carries no credentials of this kind. Invalid credentials of this kind
   * are a Problem with status 401.
   */
  authenticate: (request: AuthenticationRequest) => Promise<Caller | undefined>;
  /** The right that such a caller writes with; undefined where nothing can take it away. */
  rightOf: (caller: Caller) => Right | undefined;
};

/** The schemes of one contract document, under the names it gives them. */
export type SecuritySchemes<Callers> = { readonly [Name in keyof Callers]: SecurityScheme<Callers[Name]> };

/** A security requirement as OpenAPI writes it: one of the entries is enough, an empty one admits every caller. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** The caller, and the scheme that it used. */
export type Authenticated<Callers> = {
  [Name in keyof Callers]: { scheme: Name; caller: Callers[Name] };
}[keyof Callers];

/** The token of an `Authorization: Bearer` header. */
const bearerToken = ({ header }: AuthenticationRequest): string | undefined =>
  /^Bearer +([\w.~+/=-]+)$/i.exec(header('authorization') ?? '')?.[1];

const schemesOf = (requirements: readonly SecurityRequirement[]): string[] =>
  requirements.flatMap((requirement) => Object.keys(requirement));

/** Schemes of the contract that are not supplied, and unsupported combinations. For a check at the start. */
export const findUnknownSchemes = (requirements: readonly SecurityRequirement[], schemes: object): string[] => [
  ...schemesOf(requirements).filter((name) => !Object.hasOwn(schemes, name)),
  ...requirements
    .map((requirement) => Object.keys(requirement))
    .filter((names) => names.length > 1)
    .map(String),
];

/** Tries the schemes in the contract's order. Undefined for a caller without credentials if the operation allows it. */
export const authenticate = async <Callers>(
  requirements: readonly SecurityRequirement[],
  schemes: SecuritySchemes<Callers>,
  request: AuthenticationRequest,
): Promise<Authenticated<Callers> | undefined> => {
  const names = schemesOf(requirements) as (keyof Callers & string)[];
  for (const name of names) {
    const caller = await schemes[name].authenticate(request);
    if (caller !== undefined) return { scheme: name, caller };
  }
  const isOpen = requirements.length === 0 || requirements.some((requirement) => Object.keys(requirement).length === 0);
  if (isOpen) return undefined;
  const said = (field: 'challenge' | 'advice', separator: string): string =>
    names.map((name) => schemes[name][field]).join(separator);
  throw Problem.unauthorized(said('challenge', ', '), said('advice', ' '));
};

/** Like `scheme`, but also knows who asked for a page that the server renders: its calls come without credentials. */
export const alsoForPages = <Caller>(
  scheme: SecurityScheme<Caller>,
  toCaller: (visitor: WebIdentity) => Promise<Caller>,
): SecurityScheme<Caller> => ({
  ...scheme,
  authenticate: async (request) => {
    const visitor = request.context?.visitor;
    return visitor ? toCaller(visitor) : scheme.authenticate(request);
  },
});

/** Verifies a bearer token with `verify` and turns it into the caller that the modules use. */
export const bearerScheme = <Identity, Caller extends object>(
  verify: (token: string) => Promise<Identity | undefined>,
  toCaller: (identity: Identity, request: AuthenticationRequest) => Promise<Caller> | Caller,
  advice = 'Sign in to use this.',
): SecurityScheme<Caller> => ({
  challenge: 'Bearer',
  advice,
  rightOf: ({ right }: { right?: Right }) => right,
  authenticate: async (request) => {
    const token = bearerToken(request);
    if (token === undefined) return undefined;
    const identity = await verify(token);
    if (identity === undefined) {
      throw Problem.unauthorized(INVALID_TOKEN, `The access token is not valid or has expired. ${advice}`);
    }
    return toCaller(identity, request);
  },
});

// The sign-in flow as the web app does it, over HTTP: authorization code with PKCE.
import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { createVisitor, type Visit, type Visitor } from './visitor.ts';

export type Store = { url: string };

export type Person = {
  email: string;
  password: string;
  givenName: string;
  familyName: string;
  /** The code of the country that is chosen at the registration. */
  country: string;
};

export type Tokens = { accessToken: string; refreshToken: string; idToken: string; expiresIn: number };

export type SignedIn = Person & Tokens & { subject: string; visitor: Visitor };

export type AuthorizationRequest = { verifier: string; state: string; url: URL };

const clientId = 'storefront';

export const USUAL_PASSWORD = 'crimson ladder orbit';

/** A new user. */
export const newPerson = (details: Partial<Person> = {}): Person => ({
  email: `reseller-${randomBytes(6).toString('hex')}@example.com`,
  password: USUAL_PASSWORD,
  givenName: 'Rosa',
  familyName: 'Keller',
  country: 'DE',
  ...details,
});

export const callbackOf = ({ url }: Store): string => `${url}/oidc-callback.html`;

export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The address the app sends the browser to. A parameter given as an empty text is left out. */
export const authorizationRequest = (store: Store, parameters: Record<string, string> = {}): AuthorizationRequest => {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const url = new URL(`${store.url}/oidc/auth`);
  const all: Record<string, string> = {
    client_id: clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: callbackOf(store),
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    nonce: randomBytes(16).toString('base64url'),
    state,
    ...parameters,
  };
  for (const [name, value] of Object.entries(all)) if (value !== '') url.searchParams.set(name, value);
  return { verifier, state, url };
};

/** Whether the browser is back at the app. */
export const isBack = (url: URL): boolean => /^\/oidc-(?:callback|silent-renew)\.html$/.test(url.pathname);

const callToken = (store: Store, fields: Record<string, string>): Promise<Response> =>
  fetch(`${store.url}/oidc/token`, { method: 'POST', body: new URLSearchParams({ client_id: clientId, ...fields }) });

export const exchangeCode = (
  store: Store,
  code: string,
  verifier: string,
  redirectUri = callbackOf(store),
): Promise<Response> =>
  callToken(store, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri });

export const refresh = (store: Store, refreshToken: string): Promise<Response> =>
  callToken(store, { grant_type: 'refresh_token', refresh_token: refreshToken });

export const readTokens = async (response: Response): Promise<Tokens> => {
  const body = (await response.json()) as Record<string, string | number>;
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}: ${JSON.stringify(body)}`);
  return {
    accessToken: String(body['access_token']),
    refreshToken: String(body['refresh_token']),
    idToken: String(body['id_token']),
    expiresIn: Number(body['expires_in']),
  };
};

const codeIn = async ({ url, response }: Visit): Promise<string> => {
  const code = url.searchParams.get('code');
  if (code === null) throw new Error(`No code came back to ${url.href}: ${response.status} ${await response.text()}`);
  return code;
};

/** Opens the register page and fills it in; returns where that leads to: into the store with a new address. */
export const submitRegistration = async (
  visitor: Visitor,
  request: AuthorizationRequest,
  { email, password, givenName, familyName, country }: Person,
): Promise<Visit> => {
  const { url } = await visitor.open(request.url);
  return visitor.submit(url, { email, password, givenName, familyName, country }, isBack);
};

/** Opens the sign-in page and submits it; returns where it leads. */
export const submitSignIn = async (
  visitor: Visitor,
  request: AuthorizationRequest,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Visit> => {
  const { url } = await visitor.open(request.url);
  return visitor.submit(url, { email, password }, isBack);
};

/** Exchanges the code that a sign-in came back with. */
export const finishSignIn = async (
  store: Store,
  visitor: Visitor,
  person: Person,
  request: AuthorizationRequest,
  back: Visit,
): Promise<SignedIn> => {
  const tokens = await readTokens(await exchangeCode(store, await codeIn(back), request.verifier));
  return { ...person, ...tokens, subject: decodeJwt(tokens.accessToken).sub ?? '', visitor };
};

/** A new reseller, registered and signed in, with tokens that the server itself issued. */
export const registerReseller = async (store: Store, details: Partial<Person> = {}): Promise<SignedIn> => {
  const person = newPerson(details);
  const visitor = createVisitor();
  const request = authorizationRequest(store, { prompt: 'create' });
  const next = await submitRegistration(visitor, request, person);
  // The last release asked for the password once more.
  const back = isBack(next.url) ? next : await visitor.submit(next.url, person, isBack);
  return finishSignIn(store, visitor, person, request, back);
};

/** Signs a registered person in; with their own visitor the way a returning browser would. */
export const signIn = async (store: Store, person: Person, visitor = createVisitor()): Promise<SignedIn> => {
  const request = authorizationRequest(store);
  return finishSignIn(store, visitor, person, request, await submitSignIn(visitor, request, person));
};

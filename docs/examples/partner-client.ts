// A client of the partner API: it fetches its tokens, repeats what is safe to repeat, and knows every path and field.
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './partner-api.ts';

export type PartnerClient = Client<paths>;

/** From the page API of the store. */
export type Channel = { clientId: string; clientSecret: string };

/** A refusal: `status` and `code` for your program, `message` for the people who read your log. */
export class PartnerError extends Error {
  readonly status: number;
  readonly code: components['schemas']['ProblemCode'];

  constructor({ status, code, message }: components['schemas']['Problem']) {
    super(message);
    this.name = 'PartnerError';
    this.status = status;
    this.code = code;
  }
}

/** What a call answered; a refusal is thrown as it came. */
export const answerOf = async <Answer>(
  call: Promise<{ data?: Answer; error?: components['schemas']['Problem'] }>,
): Promise<Answer> => {
  const { data, error } = await call;
  if (error) throw new PartnerError(error);
  return data as Answer;
};

/** Keeps one token for all calls, and takes a new one a minute before it expires or when it is refused. */
const authentication = (baseUrl: string, { clientId, clientSecret }: Channel): Middleware => {
  const client = createClient<paths>({ baseUrl });
  const authorization = `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
  let token: Promise<string> | undefined;
  let renewAt = 0;

  const authenticate = async (): Promise<string> => {
    const answer = await answerOf(client.POST('/reseller/authenticate', { headers: { authorization } }));
    renewAt = Date.now() + (answer.expiresIn - 60) * 1000;
    return answer.accessToken;
  };
  const forget = (): void => {
    token = undefined;
  };
  return {
    onRequest: async ({ request }) => {
      if (token !== undefined && renewAt > 0 && Date.now() > renewAt) forget();
      token ??= authenticate();
      token.catch(forget);
      request.headers.set('authorization', `Bearer ${await token}`);
      return request;
    },
    onResponse: ({ response }) => {
      if (response.status === 401) forget();
    },
  };
};

const tries = 5;

/** For one try: the store answers earlier, and a connection that died never would. */
const tryTimeoutMs = 60_000;

/** Reading changes nothing, and a sale with an idempotency key is done once however often it is sent. */
const isRepeatable = ({ method, headers }: Request): boolean => method === 'GET' || headers.has('idempotency-key');

/** The first try of the same sale has not ended yet. */
const isStillRunning = async (response: Response): Promise<boolean> =>
  response.status === 409 &&
  ((await response.clone().json()) as components['schemas']['Problem']).code === 'request_still_running';

const isWorthAnotherTry = async (response: Response): Promise<boolean> =>
  response.status === 429 || response.status >= 500 || isStillRunning(response);

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Sends again what had no answer in time, a failure, too many calls before it, or a first try that still runs; waits as
 * long as the API asks for.
 */
const fetchAgain = async (request: Request, timeoutMs: number): Promise<Response> => {
  for (let sent = 1; ; sent += 1) {
    const isLast = sent === tries || !isRepeatable(request);
    try {
      const response = await fetch(request.clone(), { signal: AbortSignal.timeout(timeoutMs) });
      if (isLast || !(await isWorthAnotherTry(response))) return response;
      await pause(Number(response.headers.get('retry-after') ?? 2 ** sent));
    } catch (error) {
      if (isLast) throw error;
      await pause(2 ** sent);
    }
  }
};

export const createPartnerClient = (
  baseUrl: string,
  channel: Channel,
  timeoutMs: number = tryTimeoutMs,
): PartnerClient => {
  const client = createClient<paths>({ baseUrl, fetch: (request) => fetchAgain(request, timeoutMs) });
  client.use(authentication(baseUrl, channel));
  return client;
};

/** A sale to a new customer. Give each order a key of its own and store it with the order before you call this. */
export const sell = (
  client: PartnerClient,
  orderKey: string,
  body: components['schemas']['RegisterActivationRequest'],
): Promise<components['schemas']['ActivationResult']> =>
  answerOf(
    client.POST('/simshelf/activations/register', { params: { header: { 'Idempotency-Key': orderKey } }, body }),
  );

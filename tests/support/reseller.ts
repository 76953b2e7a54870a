// A reseller with an API client, as an integrator's program would have one.
import createClient, { type Client } from 'openapi-fetch';
import type { paths as PartnerPaths } from '#contract/partner/paths.ts';
import type { components, paths } from '#contract/storefront/paths.ts';
import type { Database } from '#server/db/connect.ts';
import { confirmByInbox } from './inbox.ts';
import { signInNewcomer } from './newcomer.ts';
import { registerReseller } from './sign-in.ts';
import type { Visitor } from './visitor.ts';

export type Schemas = components['schemas'];
export type StorefrontClient = Client<paths>;
export type PartnerClient = Client<PartnerPaths>;

type Store = { url: string; db?: Database };

/** A client of the storefront API with this bearer token. */
export const storefrontClient = (store: Store, token?: string): StorefrontClient =>
  createClient<paths>({
    baseUrl: `${store.url}/client-api`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** The visitor is the browser of the sign-in. */
export type Reseller = { api: StorefrontClient; token: string; email: string; visitor: Visitor };

/**
 * Signs in a new user, who registers and confirms the address first where the database is out of reach. The first call
 * pays the welcome bonus.
 */
export const newReseller = async ({ url, db }: Store): Promise<Reseller> => {
  const store = { url };
  const { accessToken: token, email, visitor } = await (db ? signInNewcomer({ url, db }) : registerReseller(store));
  if (!db) await confirmByInbox(store, email);
  const api = storefrontClient(store, token);
  await api.GET('/account');
  return { api, token, email, visitor };
};

/** The answer's body; fails with the problem when there is none. */
export const bodyOf = async <Body>(answer: Promise<{ data?: Body; error?: unknown }>): Promise<Body> => {
  const { data, error } = await answer;
  if (data === undefined) throw new Error(`The call failed: ${JSON.stringify(error)}`);
  return data;
};

/** Accepts the current terms, so that no page asks for that. */
export const acceptCurrentTerms = async ({ api }: Reseller): Promise<void> => {
  const params = { path: { provider: 'simshelf' as const } };
  const { currentVersion } = await bodyOf(api.GET('/legal-content/{provider}/terms_and_conditions', { params }));
  const body = { version: currentVersion };
  await bodyOf(api.POST('/legal-content/{provider}/terms_and_conditions/accept', { params, body }));
};

/** Status and title of a refusal; fails when the call went through. */
export const refusalOf = async (
  answer: Promise<{ error?: { title?: string; status?: number } | undefined; response: Response }>,
): Promise<{ status: number; title: string | undefined }> => {
  const { error, response } = await answer;
  if (response.ok) throw new Error(`The call was not refused but answered ${response.status}`);
  return { status: response.status, title: error?.title };
};

type Credentials = { clientId: string; clientSecret: string };

/** The Authorization header of a channel's client id and secret. */
export const basicOf = ({ clientId, clientSecret }: Credentials): string =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/** A token of the partner API for this channel. */
export const partnerTokenOf = async ({ url }: Store, channel: Credentials): Promise<string> => {
  const headers = { authorization: basicOf(channel) };
  const answer = createClient<PartnerPaths>({ baseUrl: url }).POST('/reseller/authenticate', { headers });
  return (await bodyOf(answer)).accessToken;
};

/** A client of the partner API with this channel's credentials. */
export const partnerClientOf = async (store: Store, channel: Credentials): Promise<PartnerClient> => {
  const client = createClient<PartnerPaths>({ baseUrl: store.url });
  const accessToken = await partnerTokenOf(store, channel);
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('authorization', `Bearer ${accessToken}`);
      return request;
    },
  });
  return client;
};

/** Client id and secret of the reseller's first channel. */
export const channelOf = async ({ api }: Reseller): Promise<Credentials> => {
  await api.POST('/users/current/api-credentials/sync');
  const [channel] = await bodyOf(api.GET('/users/current/api-credentials'));
  if (!channel) throw new Error('The reseller has no channel');
  return { clientId: channel.clientId, clientSecret: channel.clientSecret };
};

/** A client of the partner API, with the first channel of this reseller. */
export const partnerClient = async (store: Store, reseller: Reseller): Promise<PartnerClient> =>
  partnerClientOf(store, await channelOf(reseller));

// The two calls of the specification page that are not in the storefront's contract.
import createClient from 'openapi-fetch';
import type { Language } from '#domain/languages.ts';
import type { paths } from '#contract/partner/paths.ts';
import { apiAddress } from '#web/configuration/configuration.ts';
import { downloads, type SpecificationName } from '#web/configuration/downloads.ts';
import { ApiError, noAnswer, problemOf } from './api-error.ts';

/** Every failure of the call becomes an ApiError. */
const withApiErrors = async <Answer>(address: string, call: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw noAnswer(address, cause);
  }
};

const accepted = async (response: Response): Promise<Response> => {
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return response;
};

/** An OpenAPI document, with the addresses of this store and texts in this language. */
export const fetchSpecification = (
  name: SpecificationName,
  language: Language,
  signal: AbortSignal,
): Promise<object> => {
  const address = downloads.described(name, language);
  return withApiErrors(
    address,
    async () => (await (await accepted(await fetch(address, { signal }))).json()) as object,
  );
};

/** Calls the partner API with the types of its contract. */
const createPartnerClient = () => {
  // Without cookies: else a browser asks for a password itself when a channel's credentials are refused.
  const client = createClient<paths>({ baseUrl: apiAddress(), credentials: 'omit' });
  client.use({ onResponse: ({ response }) => accepted(response) });
  return client;
};

export type ChannelCredentials = {
  clientId: string;
  clientSecret: string;
};

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** The Authorization header of basic authentication (API-011). */
export const basicAuthorization = ({ clientId, clientSecret }: ChannelCredentials): string =>
  `Basic ${base64(`${clientId}:${clientSecret}`)}`;

/** The access token of a channel. Status 401: the credentials are wrong. */
export const authenticateChannel = (credentials: ChannelCredentials): Promise<string> =>
  withApiErrors('/reseller/authenticate', async () => {
    const headers = { authorization: basicAuthorization(credentials) };
    const { data } = await createPartnerClient().POST('/reseller/authenticate', { headers });
    if (!data) throw new TypeError('The response is empty.');
    return data.accessToken;
  });

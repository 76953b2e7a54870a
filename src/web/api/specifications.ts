// The two calls of the specification page that are not in the storefront's contract.
import { ApiError, noAnswer, problemOf } from './api-error.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { downloads, type SpecificationName } from '#web/configuration/downloads.ts';

const answerOf = async (address: string, init: RequestInit): Promise<unknown> => {
  try {
    const response = await fetch(address, init);
    if (!response.ok) throw new ApiError(response.status, await problemOf(response));
    return await response.json();
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw noAnswer(address, cause);
  }
};

/** An OpenAPI document, with the addresses of this store in it. */
export const fetchSpecification = async (name: SpecificationName, signal: AbortSignal): Promise<object> =>
  (await answerOf(downloads.json(name), { signal })) as object;

export interface ChannelCredentials {
  clientId: string;
  clientSecret: string;
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** The access token of a channel. Status 401: the credentials are wrong. */
export const authenticateChannel = async ({ clientId, clientSecret }: ChannelCredentials): Promise<string> => {
  const answer = await answerOf(`${configuration.apiBase}/reseller/authenticate`, {
    method: 'POST',
    headers: { Authorization: `Basic ${base64(`${clientId}:${clientSecret}`)}` },
  });
  return (answer as { accessToken: string }).accessToken;
};

import type { AuthenticationRequest } from '../../http/authentication.ts';

/** The client id and the client secret of a channel. */
export type ClientCredentials = { clientId: string; clientSecret: string };

/** Credentials hold no control characters (RFC 7617). */
const controlCharacter = /\p{Cc}/u;

/** The credentials of an `Authorization: Basic` header; undefined when there is none or it cannot be read. */
export const basicCredentials = ({ header }: AuthenticationRequest): Promise<ClientCredentials | undefined> => {
  const encoded = /^Basic +([\w+/=-]+)$/i.exec(header('authorization') ?? '')?.[1] ?? '';
  const text = Buffer.from(encoded, 'base64').toString();
  if (text === '' || controlCharacter.test(text)) return Promise.resolve(undefined);
  const [clientId = '', ...secret] = text.split(':');
  return Promise.resolve({ clientId, clientSecret: secret.join(':') });
};

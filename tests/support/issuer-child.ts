// Run as a process of its own by tests: an OpenID provider as far as the store asks it, which is where its keys are. It
// prints its address and its private keys, so that the test can sign what it likes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

const algorithms = ['ES256', 'RS256', 'PS256'] as const;

/** A key pair by the algorithm that it is for. RSA keys are published without one, as many providers do. */
const createKey = async (algorithm: (typeof algorithms)[number]): Promise<{ secret: JWK; published: JWK }> => {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const kid = algorithm;
  return {
    secret: { ...(await exportJWK(privateKey)), kid },
    published: { ...(await exportJWK(publicKey)), kid, use: 'sig' },
  };
};

const keys = await Promise.all(algorithms.map(createKey));

const server = createServer((request, response) => {
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}/tenant`;
  const documents: Record<string, object> = {
    '/tenant/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/keys` },
    '/tenant/keys': { keys: keys.map(({ published }) => published) },
  };
  const found = documents[request.url ?? ''];
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
});
server.listen(0, () => {
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}/tenant`;
  console.log(JSON.stringify({ issuer, keys: keys.map(({ secret }) => secret) }));
});

// The callbacks of eSIM Go, version 3. A callback only says that something happened on an eSIM; the store then asks
// what.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Callback } from '#contract/vendors/esim-go/zod/schemas/callback.zod.ts';

/** The address that is set in their portal. */
export const esimGoCallbackPath = '/supply-gateway/esim-go';

const HEX_LENGTH = 64;

/**
 * Whether the owner of the key sent exactly this body. Their reference writes the signature in base64, their guide in
 * hex.
 */
export const isEsimGoSigned = (apiKey: string, signature: string, body: string): boolean => {
  const expected = createHmac('sha256', apiKey).update(body).digest();
  const given = Buffer.from(signature, signature.length === HEX_LENGTH ? 'hex' : 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Reads a callback whose signature was valid. Throws when it is not a callback. */
export const parseEsimGoCallback = (body: string): Callback => Callback.parse(JSON.parse(body));

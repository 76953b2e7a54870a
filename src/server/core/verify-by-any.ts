import { type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';

/** The content of a token that one of these keys signed. Rejects when none did, or when it is not valid. */
export const verifyByAny = async (
  token: string,
  keys: readonly Buffer[],
  options: JWTVerifyOptions,
): Promise<JWTPayload> => {
  const { payload } = await Promise.any(keys.map((key) => jwtVerify(token, key, options)));
  return payload;
};

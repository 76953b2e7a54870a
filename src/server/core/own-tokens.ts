// Tokens that the store signs and only the store reads (HS256).
import { type JWTPayload, jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose';
import { deriveKeys, type StoreSecret } from './encryption.ts';

const algorithm = 'HS256';

/** The content of a token that any of these keys signed. Rejects when none did, or when it is not valid. */
export const verifyByAny = async (
  token: string,
  keys: readonly Buffer[],
  options: JWTVerifyOptions,
): Promise<JWTPayload> => {
  const { payload } = await Promise.any(keys.map((key) => jwtVerify(token, key, options)));
  return payload;
};

type OwnTokenOptions = {
  /** What the keys are derived for; each kind of token has its own purpose. */
  purpose: string;
  secret: StoreSecret;
  /** The `typ` of the header: a token of another kind is refused. */
  type: string;
  issuer: string;
  audience: string;
  /** A token is refused without these claims, `sub` and `exp`. */
  requiredClaims: readonly string[];
};

type OwnTokens = {
  sign: (token: { subject: string; claims: JWTPayload; lifetimeSeconds: number }) => Promise<string>;
  /** The content of a token that one of the keys signed. Rejects when none did, or when it is not valid. */
  verify: (token: string) => Promise<JWTPayload>;
};

/** Signs with the first key of the secret, and reads what any of them signed (decision 70). */
export const ownTokens = ({ purpose, secret, type, issuer, audience, requiredClaims }: OwnTokenOptions): OwnTokens => {
  const keys = deriveKeys(secret, purpose);
  const expected = {
    algorithms: [algorithm],
    typ: type,
    issuer,
    audience,
    requiredClaims: ['sub', 'exp', ...requiredClaims],
  };
  return {
    sign: ({ subject, claims, lifetimeSeconds }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds}s`)
        .sign(keys[0]),
    verify: (token) => verifyByAny(token, keys, expected),
  };
};

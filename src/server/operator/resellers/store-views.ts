// Tokens with which an operator looks at a reseller's store without changing anything (decision 75).
import type { StoreView } from '#contract/operator/model/storeView.ts';
import type { Caller } from '../../core/caller.ts';
import type { StoreSecret } from '../../core/encryption.ts';
import type { OperatorCaller } from '../../core/operator.ts';
import { ownTokens } from '../../core/own-tokens.ts';
import type { SignInCheck } from '../../core/web-identity.ts';
import type { Sql } from '../../db/connect.ts';

const LIFETIME_SECONDS = 15 * 60;

export type StoreViews = {
  issue: (operator: Pick<OperatorCaller, 'operatorId' | 'grantId'>, resellerId: string) => Promise<StoreView>;
  /**
   * The caller of such a token. Undefined when it is no such token or has expired, or when its bearer has signed out or
   * is no longer an operator.
   */
  callerOf: (token: string) => Promise<Caller | undefined>;
};

type StoreViewOptions = {
  system: Sql;
  publicUrl: string;
  secret: StoreSecret;
  /** Undefined with an external provider. */
  isSignedIn: SignInCheck | undefined;
};

type Claims = { resellerId: string; viewer: string; grantId: string | undefined };

export const storeViews = ({ system, publicUrl, secret, isSignedIn }: StoreViewOptions): StoreViews => {
  const tokens = ownTokens({
    purpose: 'store view token',
    secret,
    type: 'store-view+jwt',
    issuer: publicUrl,
    audience: 'store view',
    requiredClaims: ['viewer'],
  });

  const claimsOf = async (token: string): Promise<Claims> => {
    const { sub: resellerId = '', viewer, grant_id: grantId } = await tokens.verify(token);
    return { resellerId, viewer: String(viewer), grantId: typeof grantId === 'string' ? grantId : undefined };
  };

  return {
    issue: async ({ operatorId, grantId }, resellerId) => {
      const token = await tokens.sign({
        subject: resellerId,
        claims: { viewer: operatorId, grant_id: grantId },
        lifetimeSeconds: LIFETIME_SECONDS,
      });
      return { token, expiresIn: LIFETIME_SECONDS };
    },
    callerOf: async (token) => {
      const claims = await claimsOf(token).catch(() => undefined);
      if (claims === undefined || (isSignedIn && !(await isSignedIn(claims)))) return undefined;
      const { resellerId, viewer, grantId } = claims;
      const [operator] = await system<{ email: string }[]>`
        select email from operator where id = ${viewer} and removed_at is null`;
      if (!operator) return undefined;
      const channel = { id: null, name: 'Point of sale', type: 'POS' } as const;
      return { resellerId, viewer, actor: operator.email, channel, right: { grantId, operatorId: viewer } };
    },
  };
};

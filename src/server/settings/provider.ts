import { type TokenForm, usualTokenForm } from '../http/web-tokens.ts';

type Given = {
  OIDC_ISSUER?: string | undefined;
  OIDC_ALGORITHM?: TokenForm['algorithm'] | undefined;
  OIDC_TOKEN_TYPE?: TokenForm['type'] | undefined;
};

/** An OpenID provider of the operator, and the form of its access tokens. */
export const externalProvider = (given: Given): { oidcIssuer?: string; oidcTokens?: TokenForm } => {
  const { OIDC_ISSUER: oidcIssuer, OIDC_ALGORITHM: algorithm, OIDC_TOKEN_TYPE: type } = given;
  const oidcTokens = { algorithm: algorithm ?? usualTokenForm.algorithm, type: type ?? usualTokenForm.type };
  if (oidcIssuer !== undefined) return { oidcIssuer, oidcTokens };
  if (algorithm === undefined && type === undefined) return {};
  throw new Error('OIDC_ALGORITHM and OIDC_TOKEN_TYPE describe the tokens of OIDC_ISSUER, which is not set');
};

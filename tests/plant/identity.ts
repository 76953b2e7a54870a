import { type Fault, sqlFunction } from './fault.ts';

const webTokens = 'tests/server/http/web-tokens.test.ts';

export const identity: Fault[] = [
  {
    name: 'any algorithm of a token is taken, none included',
    file: 'src/server/http/web-tokens.ts',
    find: 'if (token.length > longestToken || !hasPlainHeader(token, form)) return undefined;',
    replace: `if (token.length > longestToken || !hasPlainHeader(token, form)) return undefined;
    if (/^none$/i.test(String(decodeProtectedHeader(token).alg))) {
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
      return { identity: identityOf(claims), claims, expiresAt: (claims.exp ?? 0) * 1000 };
    }`,
    tests: webTokens,
  },
  {
    name: 'a token may name the place of its own key',
    file: 'src/server/http/web-tokens.ts',
    find: 'refusedHeaders.every((name) => !(name in header))',
    replace: 'refusedHeaders.length > 0',
    tests: webTokens,
  },
  {
    name: 'a token of another algorithm is taken',
    file: 'src/server/http/web-tokens.ts',
    find: 'algorithms: [form.algorithm],',
    replace: 'algorithms: [...tokenAlgorithms],',
    tests: 'tests/server/http/external-issuer.test.ts',
  },
  {
    name: 'a token of another type is taken',
    file: 'src/server/http/web-tokens.ts',
    find: `...(form.type === 'absent' ? {} : { typ: form.type }),`,
    replace: '',
    tests: webTokens,
  },
  {
    name: 'a token for another audience is taken',
    file: 'src/server/http/web-tokens.ts',
    find: `      issuer,\n      audience,\n      requiredClaims: ['exp', 'iat', 'sub'],`,
    replace: `      issuer,\n      requiredClaims: ['exp', 'iat', 'sub'],`,
    tests: webTokens,
  },
  {
    name: 'a token of another issuer is taken',
    file: 'src/server/http/web-tokens.ts',
    find: `      issuer,\n      audience,\n      requiredClaims: ['exp', 'iat', 'sub'],`,
    replace: `      audience,\n      requiredClaims: ['exp', 'iat', 'sub'],`,
    tests: webTokens,
  },
  {
    name: 'a token that was taken once never expires',
    file: 'src/server/http/web-tokens.ts',
    find: 'if (known.expiresAt <= Date.now()) return undefined;',
    replace: '',
    tests: webTokens,
  },
  {
    name: 'a token outlives its sign-out',
    file: 'src/server/http/web-tokens.ts',
    find: 'if (isSignedIn && !(await isSignedIn(known.identity))) {',
    replace: 'if (isSignedIn && (await isSignedIn(known.identity)) === undefined) {',
    tests: webTokens,
  },
  {
    name: 'the password is not compared',
    file: 'src/server/identity/passwords.ts',
    find: 'return timingSafeEqual(actual, expected);',
    replace: 'return actual.length === expected.length;',
    tests: 'tests/server/identity/registration.test.ts',
  },
  {
    name: 'scripts can read the session cookie',
    file: 'src/server/identity/cookies.ts',
    find: 'httpOnly: true',
    replace: 'httpOnly: false',
    tests: 'tests/server/identity/sign-out.test.ts',
  },
  {
    name: 'a code is good for ten minutes',
    file: 'src/server/identity/provider.ts',
    find: 'AuthorizationCode: 60,',
    replace: 'AuthorizationCode: 600,',
    tests: 'tests/server/identity/tokens.test.ts',
  },
  {
    name: 'a code needs no verifier',
    file: 'src/server/identity/provider.ts',
    find: 'pkce: { required: () => true },',
    replace: 'pkce: { required: () => false },',
    tests: 'tests/server/identity/tokens.test.ts',
  },
  {
    name: 'one try more than allowed is taken',
    file: sqlFunction('take_attempt'),
    find: 'returning tries <= allowed_tries,',
    replace: 'returning tries <= allowed_tries + 1,',
    tests: 'tests/server/exchange/exchange.test.ts',
  },
  {
    name: 'any secret opens a channel',
    file: 'src/server/authentication/find-channel.ts',
    find: `timingSafeEqual(given, expected ?? digest('no such secret'));`,
    replace: `given.length === (expected ?? digest('no such secret')).length;`,
    tests: 'tests/server/partner/partner.test.ts',
  },
  {
    name: 'an old secret is taken for ever',
    file: 'src/server/authentication/find-channel.ts',
    find: 'case when previous_valid_until > now() then previous_digest end as previous_digest',
    replace: 'previous_digest',
    tests: 'tests/server/credentials/take-back.test.ts',
  },
  {
    name: 'a token outlives the secret that it was issued for',
    file: 'src/server/authentication/partner-tokens.ts',
    find: 'claimed === secretNumber ||',
    replace: 'claimed <= secretNumber ||',
    tests: 'tests/server/credentials/take-back.test.ts',
  },
  {
    name: 'a process remembers a channel for an hour',
    file: 'src/server/authentication/partner-tokens.ts',
    find: 'const cacheMs = 1_000;',
    replace: 'const cacheMs = 3_600_000;',
    tests: 'tests/server/credentials/take-back.test.ts',
  },
  {
    name: 'the link for a new e-mail address goes to the former one',
    file: 'src/server/identity/change-email.ts',
    find: 'data: { link }, recipient, language,',
    replace: 'data: { link }, recipient: user.email, language,',
    tests: 'tests/server/identity/change-email.test.ts',
  },
  {
    name: 'links to a former e-mail address still work',
    file: 'src/server/identity/change-email.ts',
    find: 'await endLinks(tx, user.id);',
    replace: '',
    tests: 'tests/server/identity/change-email.test.ts',
  },
  {
    name: 'a link changes the e-mail address twice',
    file: 'src/server/identity/change-email.ts',
    find: 'if (!(await takeLink(tx, purpose, token))) return;',
    replace: 'await takeLink(tx, purpose, token);',
    tests: 'tests/server/identity/change-email.test.ts',
  },
];

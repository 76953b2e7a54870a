// An authenticator app without a phone, and the pages that ask for its codes.
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#server/db/connect.ts';
import {
  authorizationRequest,
  finishSignIn,
  isBack,
  type Person,
  type SignedIn,
  type Store,
  submitSignIn,
} from './sign-in.ts';
import { createVisitor, type Visit, type Visitor } from './visitor.ts';

/** The secret that an app shares with the store, and the recovery codes beside it. */
export type SecondFactor = { secret: string; recoveryCodes: string[] };

const stepMs = 30_000;

/** What the app shows now, or so many time steps later by its own clock. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * stepMs });

/** The key that the set-up page shows for typing. */
export const secretOn = (page: string): string =>
  (/<p class="code"[^>]*>([A-Z2-7 ]+)<\/p>/.exec(page)?.[1] ?? '').replaceAll(' ', '');

export const recoveryCodesOn = (page: string): string[] =>
  Array.from(page.matchAll(/<li class="code">([\w-]+)<\/li>/g), ([, code = '']) => code);

/** Enters the first code on the set-up page of a sign-in, and leaves the page of the recovery codes. */
const setUp = async (visitor: Visitor, shown: Visit): Promise<{ back: Visit; factor: SecondFactor }> => {
  const secret = secretOn(await shown.response.text());
  const codes = await visitor.submit(shown.url, { code: codeOf(secret) });
  const recoveryCodes = recoveryCodesOn(await codes.response.text());
  return { back: await visitor.submit(codes.url, {}, isBack), factor: { secret, recoveryCodes } };
};

/** Signs in an operator who has no second factor yet, and sets one up on the way. */
export const signInWithSetUp = async (
  store: Store,
  person: Person,
  visitor = createVisitor(),
): Promise<SignedIn & SecondFactor> => {
  const request = authorizationRequest(store);
  const { back, factor } = await setUp(visitor, await submitSignIn(visitor, request, person));
  return { ...(await finishSignIn(store, visitor, person, request, back)), ...factor };
};

/** Turns it on where a signed-in user does. */
export const turnOnSecondFactor = async ({ url }: Store, { visitor, password }: SignedIn): Promise<SecondFactor> => {
  const address = `${url}/sign-in/second-factor/set-up`;
  const secret = secretOn(await (await visitor.open(address)).response.text());
  const codes = await visitor.submit(address, { currentPassword: password, code: codeOf(secret) });
  const recoveryCodes = recoveryCodesOn(await codes.response.text());
  await visitor.submit(codes.url, {});
  return { secret, recoveryCodes };
};

/** The code that was entered last is taken once more: a minute later there would be another one. */
export const forgetCode = async ({ db }: { db: Database }, { email }: Pick<Person, 'email'>): Promise<void> => {
  await db.system`
    update identity_second_factor set last_step = 0
    where user_id = (select id from identity_user where email = ${email})`;
};

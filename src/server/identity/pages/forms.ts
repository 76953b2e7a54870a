// The two forms of the sign-in pages: what they read, when they refuse, and what they do.
import type { Limits } from '../../limits.ts';
import type { Sql } from '../../db/connect.ts';
import { forgetAttempts, requireAttempt } from '../../http/attempts.ts';
import { currentRequest } from '../../http/request-context.ts';
import type { Markup } from '../../pages/index.ts';
import { addUser, authenticateUser, canonicalEmail, type User } from '../users.ts';
import { checkRegister, checkSignIn, readRegister, readSignIn } from './entries.ts';
import type { FormErrors } from './form-markup.ts';
import { type RegisterEntries, registerPage } from './register-page.ts';
import { type PageContext, type SignInEntries, signInPage } from './sign-in-page.ts';
import type { Texts } from './texts.ts';

export type Gate = { sql: Sql; limits: Limits };

export type SignInForm<Entries> = {
  read: (form: Record<string, string>) => Entries;
  /** What can be said without looking anybody up. */
  check: (entries: Entries, text: Texts) => FormErrors<Entries>;
  /** The user who is let in. Undefined is a refusal; too many tries are a problem. */
  submit: (gate: Gate, entries: Entries) => Promise<User | undefined>;
  refusal: 'wrongCredentials' | 'emailTaken';
  render: (page: PageContext, entries: Partial<Entries>, errors: FormErrors<Entries>) => Markup;
};

const addressKey = (purpose: string): string => `${purpose} from ${currentRequest()?.address ?? ''}`;

export const signInForm: SignInForm<SignInEntries> = {
  read: readSignIn,
  check: checkSignIn,
  refusal: 'wrongCredentials',
  render: signInPage,
  // Tries are counted before the password is looked at: no number of simultaneous ones gets around the limit.
  submit: async ({ sql, limits }, { email, password }) => {
    const emailKey = `sign-in of ${canonicalEmail(email)}`;
    await requireAttempt(sql, addressKey('sign-in'), limits.signInsPerAddress);
    await requireAttempt(sql, emailKey, limits.signInsPerEmail);
    const user = await authenticateUser(sql, email, password);
    if (user) await forgetAttempts(sql, emailKey);
    return user;
  },
};

export const registerForm: SignInForm<RegisterEntries> = {
  read: readRegister,
  check: checkRegister,
  refusal: 'emailTaken',
  render: registerPage,
  submit: async ({ sql, limits }, entries) => {
    await requireAttempt(sql, addressKey('registration'), limits.registrationsPerAddress);
    return addUser(sql, entries);
  },
};

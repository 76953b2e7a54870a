// What was typed, and what is wrong with it.
import { isCommonPassword, passwordLength } from '../passwords.ts';
import { canonicalEmail } from '../users.ts';
import { type FormErrors, longestEmail } from './form-markup.ts';
import { nameLength, type RegisterEntries } from './register-page.ts';
import type { SignInEntries } from './sign-in-page.ts';
import type { Texts } from './texts.ts';

/** Something, an at sign, and a dotted host; what an address really is only its mailbox knows. */
const emailPattern = /^[^\s@<>()"',;:\\]{1,64}@[^\s@<>()"',;:\\]+\.[^\s@<>()"',;:\\.]{2,}$/;

type Form = Record<string, string>;

export const readSignIn = ({ email = '', password = '' }: Form): SignInEntries => ({ email: email.trim(), password });

export const readRegister = ({
  email = '',
  givenName = '',
  familyName = '',
  password = '',
}: Form): RegisterEntries => ({
  email: email.trim(),
  givenName: givenName.trim().normalize('NFC'),
  familyName: familyName.trim().normalize('NFC'),
  password,
});

const emailError = (email: string, text: Texts): { email?: string } => {
  const canonical = canonicalEmail(email);
  return emailPattern.test(canonical) && canonical.length <= longestEmail ? {} : { email: text.emailInvalid };
};

export const checkSignIn = ({ email, password }: SignInEntries, text: Texts): FormErrors<SignInEntries> => ({
  ...emailError(email, text),
  ...(password === '' || password.length > passwordLength.max ? { password: text.passwordMissing } : {}),
});

const nameError = (
  field: 'givenName' | 'familyName',
  value: string,
  text: Texts,
): Partial<Record<'givenName' | 'familyName', string>> => {
  if (value === '') return { [field]: text[`${field}Missing`] };
  return value.length > nameLength[field] ? { [field]: text[`${field}Long`] } : {};
};

const passwordError = (
  { password, email, givenName, familyName }: RegisterEntries,
  text: Texts,
): FormErrors<RegisterEntries> => {
  if (password.length < passwordLength.min) return { password: text.passwordShort };
  if (password.length > passwordLength.max) return { password: text.passwordLong };
  const ownWords = [email, email.split('@')[0] ?? '', `${givenName}${familyName}`, `${givenName} ${familyName}`];
  return isCommonPassword(password, ownWords) ? { password: text.passwordCommon } : {};
};

export const checkRegister = (entries: RegisterEntries, text: Texts): FormErrors<RegisterEntries> => ({
  ...nameError('givenName', entries.givenName, text),
  ...nameError('familyName', entries.familyName, text),
  ...emailError(entries.email, text),
  ...passwordError(entries, text),
});

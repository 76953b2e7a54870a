// Reads and checks the entries of the forms.
import { countryMeant, countryNamed } from '#domain/country-spelling.ts';
import { isCountry, isSupportedCountry } from '#domain/countries.ts';
import { countryName } from '#domain/country-name.ts';
import type { Language } from '#domain/languages.ts';
import { canonicalEmail, isKnownEmail, lookAlikeIn, pastedEmail } from '#domain/mailbox.ts';
import { isCode, isEmail } from '#domain/patterns.ts';
import { faultOfName, keptName } from '#domain/shown-name.ts';
import { isCommonPassword, passwordLength } from '../passwords.ts';
import { isPlainText } from '../plain-text.ts';
import type { User } from '../users.ts';
import type { NewEmailEntries } from './email-page.ts';
import { type FormErrors, longestEmail } from './form-markup.ts';
import type { PasswordEntries } from './password-page.ts';
import type { ProofEntries } from './second-factor-pages.ts';
import type { SetUpEntries } from './set-up-pages.ts';
import { nameLength, type RegisterEntries } from './register-page.ts';
import type { SignInEntries } from './sign-in-page.ts';
import { type Texts, textsIn } from './texts.ts';

type Form = Record<string, string>;

export const readSignIn = ({ email = '', password = '' }: Form): SignInEntries => ({
  email: pastedEmail(email),
  password,
});

export const readRegister = ({
  email = '',
  givenName = '',
  familyName = '',
  password = '',
  country = '',
}: Form): RegisterEntries => ({
  email: pastedEmail(email),
  givenName: keptName(givenName),
  familyName: keptName(familyName),
  password,
  country: countryNamed(country) ?? country.trim(),
});

export const readPasswords = ({ currentPassword = '', newPassword = '' }: Form): PasswordEntries => ({
  currentPassword,
  newPassword,
});

const emailFaultText = (email: string, text: Texts): string => {
  const sign = lookAlikeIn(canonicalEmail(email));
  return sign === undefined ? text.emailInvalid : text.emailLookAlike.replace('{sign}', sign);
};

/** For a new address, by the rule that holds everywhere (VAL-026). */
const newEmailError = (email: string, text: Texts): string | undefined =>
  isPlainText(email) && isEmail(canonicalEmail(email)) ? undefined : emailFaultText(email, text);

/** For the address of an account: rules out impossible ones. */
const knownEmailError = (email: string, text: Texts): string | undefined => {
  const canonical = canonicalEmail(email);
  // The length first: the pattern need not scan a text that is too long.
  const isPossible = canonical.length <= longestEmail && isPlainText(email) && isKnownEmail(canonical);
  return isPossible ? undefined : text.emailInvalid;
};

export const checkEmail = (email: string, text: Texts): FormErrors<{ email: string }> =>
  errorsOf<{ email: string }>({ email: knownEmailError(email, text) });

export const checkNewPassword = (newPassword: string, user: User, text: Texts): FormErrors<{ newPassword: string }> =>
  errorsOf<{ newPassword: string }>({ newPassword: newPasswordError(newPassword, user, text) });

export const readNewEmail = (form: Form): NewEmailEntries => ({
  newEmail: pastedEmail(form['newEmail'] ?? ''),
  ...readProof(form),
});

/** For an existing password: rules out impossible ones. */
const knownPasswordError = (password: string, text: Texts): string | undefined => {
  if (!isPlainText(password)) return text.unreadable;
  return password === '' || password.length > passwordLength.max ? text.passwordMissing : undefined;
};

export const checkPassword = (password: string, text: Texts): FormErrors<{ password: string }> =>
  errorsOf<{ password: string }>({ password: knownPasswordError(password, text) });

/** For a new password. */
const newPasswordError = (
  password: string,
  { email, givenName, familyName }: Omit<User, 'id'>,
  text: Texts,
): string | undefined => {
  if (password.length < passwordLength.min) return text.passwordShort;
  if (password.length > passwordLength.max) return text.passwordLong;
  if (!isPlainText(password)) return text.unreadable;
  const ownWords = [email, email.split('@')[0] ?? '', `${givenName}${familyName}`, `${givenName} ${familyName}`];
  return isCommonPassword(password, ownWords) ? text.passwordCommon : undefined;
};

const nameError = (field: 'givenName' | 'familyName', value: string, text: Texts): string | undefined => {
  if (value === '') return text[`${field}Missing`];
  if (value.length > nameLength[field]) return text[`${field}Long`];
  const fault = faultOfName(value);
  if (fault === 'nameAddress') return text.nameAddress;
  return fault && text.unreadable;
};

const errorsOf = <Entries>(errors: Record<keyof Entries, string | undefined>): FormErrors<Entries> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as FormErrors<Entries>;

export const checkSignIn = ({ email, password }: SignInEntries, text: Texts): FormErrors<SignInEntries> =>
  errorsOf<SignInEntries>({ email: knownEmailError(email, text), password: knownPasswordError(password, text) });

const countryError = (country: string, text: Texts, language: Language): string | undefined => {
  if (country === '') return text.countryMissing;
  if (isCountry(country)) return isSupportedCountry(country) ? undefined : text.countryNotSupported;
  const meant = countryMeant(country);
  return meant === undefined
    ? text.countryUnknown
    : text.countryMeant.replace('{country}', countryName(meant, language));
};

export const checkRegister = (entries: RegisterEntries, language: Language): FormErrors<RegisterEntries> => {
  const text = textsIn(language);
  return errorsOf<RegisterEntries>({
    givenName: nameError('givenName', entries.givenName, text),
    familyName: nameError('familyName', entries.familyName, text),
    country: countryError(entries.country, text, language),
    email: newEmailError(entries.email, text),
    password: newPasswordError(entries.password, entries, text),
  });
};

export const checkPasswords = (
  { currentPassword, newPassword }: PasswordEntries,
  user: User,
  text: Texts,
): FormErrors<PasswordEntries> =>
  errorsOf<PasswordEntries>({
    currentPassword: knownPasswordError(currentPassword, text),
    newPassword: newPassword === currentPassword ? text.passwordSame : newPasswordError(newPassword, user, text),
  });

/** Blanks that were pasted with a code tell nothing. */
export const readCode = ({ code = '' }: Form): string => code.replaceAll(/\s/g, '');

export const readProof = (form: Form): ProofEntries => ({
  currentPassword: form['currentPassword'] ?? '',
  code: readCode(form),
});

/** Longer than any code, in whatever way it is written. */
const longestCode = 64;

const isAnyCode = (code: string): boolean => code !== '' && code.length <= longestCode && isPlainText(code);

export const checkAppCode = (code: string, text: Texts): FormErrors<{ code: string }> =>
  errorsOf<{ code: string }>({ code: isCode(code) ? undefined : text.codeFormat });

export const checkRecoveryCode = (code: string, text: Texts): FormErrors<{ code: string }> =>
  errorsOf<{ code: string }>({ code: isAnyCode(code) ? undefined : text.codeMissing });

export const checkSetUp = ({ currentPassword, code }: SetUpEntries, text: Texts): FormErrors<SetUpEntries> => ({
  ...checkAppCode(code, text),
  ...errorsOf<{ currentPassword: string }>({ currentPassword: knownPasswordError(currentPassword, text) }),
});

export const checkProof = ({ currentPassword, code }: ProofEntries, text: Texts): FormErrors<ProofEntries> =>
  errorsOf<ProofEntries>({
    currentPassword: knownPasswordError(currentPassword, text),
    code: isAnyCode(code) ? undefined : text.codeOrRecoveryMissing,
  });

export const checkNewEmail = (
  { newEmail, currentPassword, code }: NewEmailEntries,
  { user, hasSecondFactor }: { user: User; hasSecondFactor: boolean },
  text: Texts,
): FormErrors<NewEmailEntries> =>
  errorsOf<NewEmailEntries>({
    newEmail: canonicalEmail(newEmail) === canonicalEmail(user.email) ? text.sameEmail : newEmailError(newEmail, text),
    currentPassword: knownPasswordError(currentPassword, text),
    code: !hasSecondFactor || isAnyCode(code) ? undefined : text.codeOrRecoveryMissing,
  });

// The words of the sign-in pages. They are rendered by the server before any script runs, hence not in the app's files.

const en = {
  signInTitle: 'Sign in',
  signInLead: 'Welcome back. Sign in to open your store.',
  registerTitle: 'Create your account',
  registerLead: 'A few details and your store is ready.',
  email: 'Email address',
  password: 'Password',
  passwordHint: 'At least 8 characters. A few unrelated words make a good one.',
  givenName: 'First name',
  familyName: 'Last name',
  signIn: 'Sign in',
  register: 'Create account',
  noAccount: 'New here?',
  toRegister: 'Create an account',
  hasAccount: 'You have an account already?',
  toSignIn: 'Sign in instead',
  errorSummary: 'Please check your entries',
  wrongCredentials: 'The email address or the password is not right.',
  emailTaken: 'We could not create an account with this email address. If it is yours, sign in instead.',
  emailInvalid: 'Please enter a valid Email address.',
  passwordMissing: 'Please enter a valid password.',
  passwordShort: 'Use at least 8 characters.',
  passwordLong: 'Use at most 128 characters.',
  passwordCommon: 'This password is easy to guess. Please choose another one.',
  givenNameMissing: 'Enter your first name.',
  givenNameLong: 'Use at most 40 characters.',
  familyNameMissing: 'Enter your last name.',
  familyNameLong: 'Use at most 50 characters.',
  tooManyTries: 'Too many tries. Please try again in {minutes} min.',
  busy: 'Many people are signing in right now. Please try again in a moment.',
  expiredTitle: 'This sign-in has expired',
  expiredText: 'It was open for too long, or it was finished in another window. Please start again.',
  failedTitle: 'Sign-in did not work',
  failedText: 'Please start again from the store.',
  signOutTitle: 'Sign out',
  signOutText: 'Do you want to sign out?',
  signOut: 'Sign out',
  toStore: 'Back to the store',
};

export type Texts = typeof en;

const de: Texts = {
  signInTitle: 'Anmelden',
  signInLead: 'Willkommen zurück. Melden Sie sich an, um Ihren Store zu öffnen.',
  registerTitle: 'Konto erstellen',
  registerLead: 'Wenige Angaben, und Ihr Store ist bereit.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen. Gut sind einige Wörter ohne Zusammenhang.',
  givenName: 'Vorname',
  familyName: 'Nachname',
  signIn: 'Anmelden',
  register: 'Konto erstellen',
  noAccount: 'Neu hier?',
  toRegister: 'Konto erstellen',
  hasAccount: 'Sie haben schon ein Konto?',
  toSignIn: 'Stattdessen anmelden',
  errorSummary: 'Bitte prüfen Sie Ihre Angaben',
  wrongCredentials: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  emailTaken:
    'Mit dieser E-Mail-Adresse konnten wir kein Konto erstellen. Wenn sie Ihnen gehört, melden Sie sich stattdessen an.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  passwordMissing: 'Bitte geben Sie ein gültiges Passwort ein.',
  passwordShort: 'Verwenden Sie mindestens 8 Zeichen.',
  passwordLong: 'Verwenden Sie höchstens 128 Zeichen.',
  passwordCommon: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
  givenNameMissing: 'Geben Sie Ihren Vornamen ein.',
  givenNameLong: 'Verwenden Sie höchstens 40 Zeichen.',
  familyNameMissing: 'Geben Sie Ihren Nachnamen ein.',
  familyNameLong: 'Verwenden Sie höchstens 50 Zeichen.',
  tooManyTries: 'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. wieder.',
  busy: 'Gerade melden sich viele Personen an. Bitte versuchen Sie es gleich noch einmal.',
  expiredTitle: 'Diese Anmeldung ist abgelaufen',
  expiredText: 'Sie war zu lange offen oder wurde in einem anderen Fenster beendet. Bitte beginnen Sie neu.',
  failedTitle: 'Die Anmeldung hat nicht funktioniert',
  failedText: 'Bitte beginnen Sie neu im Store.',
  signOutTitle: 'Abmelden',
  signOutText: 'Möchten Sie sich abmelden?',
  signOut: 'Abmelden',
  toStore: 'Zurück zum Store',
};

const languages = { en, de };

export type Language = keyof typeof languages;

export const textsIn = (language: Language): Texts => languages[language];

/** `de;q=0.8, en` in the order of preference. */
const byPreference = (header: string): string[] =>
  header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.toLowerCase(), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);

/** The language to answer in: what the app asked for (ui_locales) before what the browser prefers, English otherwise. */
export const chooseLanguage = (uiLocales: unknown, acceptLanguage: string | undefined): Language => {
  const asked = typeof uiLocales === 'string' ? uiLocales.toLowerCase().split(' ') : [];
  const wanted = [...asked, ...byPreference(acceptLanguage ?? '')].map((tag) => tag.split('-')[0]);
  return wanted.find((tag): tag is Language => tag !== undefined && Object.hasOwn(languages, tag)) ?? 'en';
};

// Checks a password, and limits how often one may be tried (decision 25).
import { canonicalEmail } from '#domain/mailbox.ts';
import { requireAttempt } from '../http/rate-limits/attempt-limit.ts';
import { resetThrottle, returnAttempt, throttle } from '../http/rate-limits/throttle.ts';
import { createAccount } from './confirm-email.ts';
import { type Gate, type RegistrationDeps, visitorAddress } from './gate.ts';
import type { KnownBrowser } from './known-browser.ts';
import { pretendToVerify, verifyPassword } from './passwords.ts';
import { recordEvent } from './sign-in-log.ts';
import { type Access, findCredentials, type Registration } from './users.ts';

type SignInAttempt = {
  email: string;
  password: string;
  browser: KnownBrowser;
  /** The registration that was made during this sign-in. */
  registration: Registration | undefined;
};

/** Counts a try before the password is checked, so that simultaneous tries cannot exceed the limits. */
type Admission = { admit: () => Promise<void>; afterSuccess: () => Promise<void> };

/** Limited by the browser's own tries only, whatever others do to the account. */
const admissionOfKnown = ({ sql, limits }: Gate, email: string, browserId: string): Admission => {
  const key = `sign-in of ${email} in ${browserId}`;
  return {
    admit: () => throttle(sql, [{ key, limit: limits.signInsPerKnownBrowser }]),
    afterSuccess: () => resetThrottle(sql, key),
  };
};

const admissionOfStranger = ({ sql, limits }: Gate, email: string): Admission => {
  const address = visitorAddress();
  const emailAtAddress = `sign-in of ${email} from ${address}`;
  const emailAnywhere = `sign-in of ${email}`;
  return {
    admit: async () => {
      await requireAttempt(sql, { name: 'sign-in', of: address }, limits.signInsPerAddress);
      await throttle(sql, [
        { key: emailAtAddress, limit: limits.signInsPerEmailAndAddress },
        { key: emailAnywhere, limit: limits.signInsPerEmail },
      ]);
    },
    afterSuccess: async () => {
      await resetThrottle(sql, emailAtAddress);
      await returnAttempt(sql, emailAnywhere);
    },
  };
};

/**
 * Returns the user with this password. Undefined for a wrong password and, after the same time, for an unknown
 * e-mail address. Throws a Problem with status 429 for too many tries.
 */
export const authenticate = async (
  gate: RegistrationDeps,
  { email, password, browser, registration }: SignInAttempt,
): Promise<Access | undefined> => {
  const { sql, passwordCost } = gate;
  const canonical = canonicalEmail(email);
  const found = await findCredentials(sql, email);
  const isKnown = found !== undefined && browser.userIds.includes(found.id);
  const { admit, afterSuccess } = isKnown
    ? admissionOfKnown(gate, canonical, browser.id)
    : admissionOfStranger(gate, canonical);
  await admit();

  const registered = registration?.email === canonical ? registration : undefined;
  const hash = found?.passwordHash ?? registered?.passwordHash;
  const urgency = isKnown ? 'known' : 'stranger';
  const matches = await (hash === undefined
    ? pretendToVerify(passwordCost, password)
    : verifyPassword(hash, password, urgency));
  if (!matches) {
    await recordEvent(sql, found?.id, 'WRONG_PASSWORD');
    return undefined;
  }
  const userId = found?.id ?? (registered && (await createAccount(gate, registered)));
  if (userId === undefined) {
    // The same form was sent twice, and the other one has made the account.
    return registered && authenticate(gate, { email, password, browser, registration: undefined });
  }
  await afterSuccess();
  return { userId, accessNumber: found?.accessNumber ?? 0 };
};

// The codes of an authenticator app (RFC 6238), by which the user shows to have the phone.
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends this. */
const secretBytes = 20;

/** AUT-029: clocks differ, so the codes of so many time steps before and after are right as well. */
const stepsAround = 1;

/** A new secret, as it is typed into an app. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret) });

/** The address that apps read from a QR code. */
export const keyAddress = (secret: string, { storeName, email }: { storeName: string; email: string }): string =>
  new TOTP({ secret, issuer: storeName, label: email }).toString();

/** The time step of this code; undefined when the code is wrong now. */
export const stepOf = (secret: string, code: string): number | undefined => {
  const totp = totpOf(secret);
  const timestamp = Date.now();
  const distance = totp.validate({ token: code, timestamp, window: stepsAround });
  return distance === null ? undefined : totp.counter({ timestamp }) + distance;
};

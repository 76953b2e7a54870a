// The store's secret: as the configuration says, or kept beside the data in reference mode.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoreMode } from '#domain/store-mode.ts';
import type { StoreSecret } from './encryption.ts';

const secretBytes = 32;

const decodeSecret = (text: string, name = 'SECRET'): Buffer => {
  const secret = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (secret.length !== secretBytes) throw new Error(`${name} must be ${secretBytes} bytes in hex or base64`);
  return secret;
};

/** Where a store in reference mode keeps its secret. */
export const secretFileIn = (dataHome: string): string => path.join(dataHome, 'secret.key');

/** The secret of a machine in reference mode: made at the first start, then kept beside the data it encrypts. */
const keptSecret = (dataHome: string): Buffer => {
  const file = secretFileIn(dataHome);
  mkdirSync(dataHome, { recursive: true, mode: 0o755 });
  try {
    writeFileSync(file, `${randomBytes(secretBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return decodeSecret(readFileSync(file, 'utf8').trim());
};

const currentSecret = (mode: StoreMode, secret: string | undefined, dataHome: string): Buffer => {
  if (secret !== undefined) return decodeSecret(secret);
  if (mode === 'reference') return keptSecret(dataHome);
  throw new Error(`SECRET must be set in ${mode} mode`);
};

export type SecretSettings = {
  secret: string | undefined;
  /** Other secrets that are still accepted, with blanks between them. */
  previous: string | undefined;
};

/** The secret that was set, else that of this machine in reference mode; then the others that are accepted. */
export const findSecret = (
  mode: StoreMode,
  { secret, previous = '' }: SecretSettings,
  dataHome: string,
): StoreSecret => {
  const current = currentSecret(mode, secret, dataHome);
  const others = previous.split(/\s+/).filter(Boolean);
  const accepted = others.map((one) => decodeSecret(one, 'SECRET_PREVIOUS'));
  if (accepted.some((one) => one.equals(current)))
    throw new Error('SECRET_PREVIOUS must be another secret than SECRET');
  return [current, ...accepted];
};

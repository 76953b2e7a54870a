// The store's secret: from the configuration, or kept beside the data in reference mode.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoreMode } from '#domain/store-mode.ts';
import { makeDataHome } from './data-home.ts';
import type { StoreSecret } from './encryption.ts';

const secretBytes = 32;

/** The failure of a tool that was started without the settings of the store, and would work on another one. */
export const noStoreIn = (dataHome: string): Error =>
  new Error(
    `There is no store in ${dataHome}. Run this with the settings of the store: its DATA_HOME, or its DATABASE_URL, SECRET and STORE_MODE.`,
  );

const decodeSecret = (text: string, name = 'SECRET'): Buffer => {
  const secret = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (secret.length !== secretBytes)
    throw new Error(`${name} must be ${secretBytes} bytes in hex or base64: make one by openssl rand -hex 32.`);
  return secret;
};

/** A random secret has fewer different bytes with a probability below one in 10^12. */
const FEWEST_DIFFERENT_BYTES = 16;

/** Whether the bytes repeat a short text, or count up or down. */
const isEasyToGuess = (secret: Buffer): boolean => {
  const steps = new Set(secret.subarray(1).map((byte, index) => (byte - (secret[index] ?? 0)) & 0xff));
  const isRepeated = secret.subarray(secretBytes / 2).equals(secret.subarray(0, secretBytes / 2));
  return new Set(secret).size < FEWEST_DIFFERENT_BYTES || steps.size === 1 || isRepeated;
};

const requireSecret = (secret: Buffer): Buffer => {
  if (!isEasyToGuess(secret)) return secret;
  throw new Error(
    'SECRET is easy to guess: make one by openssl rand -hex 32. If the store has used this one, put it into SECRET_PREVIOUS, as ' +
      'docs/operate.md says under "Another SECRET".',
  );
};

/** Where a store in reference mode keeps its secret. */
export const secretFileIn = (dataHome: string): string => path.join(dataHome, 'secret.key');

/** The secret of a machine in reference mode, made at the first start and kept beside the data it encrypts. */
const keptSecret = (dataHome: string): Buffer => decodeSecret(readFileSync(secretFileIn(dataHome), 'utf8').trim());

/** Makes the secret of a machine in reference mode, unless it has one. */
const makeSecret = (dataHome: string): void => {
  const file = secretFileIn(dataHome);
  makeDataHome(dataHome);
  try {
    writeFileSync(file, `${randomBytes(secretBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

/** Where a secret is kept in reference mode, and whether one is made there. */
type SecretPlace = { dataHome: string; makesSecret: boolean };

const currentSecret = (mode: StoreMode, secret: string | undefined, { dataHome, makesSecret }: SecretPlace): Buffer => {
  if (secret !== undefined) return requireSecret(decodeSecret(secret));
  if (mode === 'reference') {
    if (makesSecret) makeSecret(dataHome);
    else if (!existsSync(secretFileIn(dataHome))) throw noStoreIn(dataHome);
    return keptSecret(dataHome);
  }
  throw new Error(`SECRET must be set in ${mode} mode`);
};

type SecretSettings = {
  secret: string | undefined;
  /** Other secrets that are still accepted, separated by spaces. */
  previous: string | undefined;
};

/** The secret that was set, otherwise that of this machine in reference mode; then the others that are accepted. */
export const findSecret = (
  mode: StoreMode,
  { secret, previous = '' }: SecretSettings,
  place: SecretPlace,
): StoreSecret => {
  const current = currentSecret(mode, secret, place);
  const others = previous.split(/\s+/).filter(Boolean);
  const accepted = others.map((one) => decodeSecret(one, 'SECRET_PREVIOUS'));
  if (accepted.some((one) => one.equals(current)))
    throw new Error('SECRET_PREVIOUS must be another secret than SECRET');
  return [current, ...accepted];
};

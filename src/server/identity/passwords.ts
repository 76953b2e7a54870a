// Passwords are kept as argon2id hashes in the PHC string format, so the parameters can grow while old hashes stay
// valid.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../core/problem.ts';
import { commonPasswords, commonStems } from './common-passwords.ts';

export const passwordLength = { min: 8, max: 128 };

/** What a new hash costs to compute, and each check of it. Memory in KiB. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** Well above the floor of OWASP ASVS 5.0 (19 MiB, two passes): a fifth of a second of a processor. */
export const passwordCost: PasswordCost = { memory: 64 * 1024, passes: 3, parallelism: 1 };
const tagBytes = 32;
const nonceBytes = 16;

/** Node runs these on four threads that files and name look-ups need as well: one stays free. */
const hashesAtOnce = 3;
/** When so many wait, a further one is asked to try again, so that the others do not wait longer. */
const longestQueue = 60;
const busyRetrySeconds = 5;

type Parameters = PasswordCost & { nonce: Buffer; tagLength: number };

const runArgon2 = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void): void =>
  argon2('argon2id', parameters, done),
);

/** Users in a browser they have signed in with before go first: a flood of strangers cannot keep them out. */
type Urgency = 'known' | 'stranger';

let running = 0;
const waiting: Record<Urgency, (() => void)[]> = { known: [], stranger: [] };

const enter = async (urgency: Urgency): Promise<void> => {
  if (running < hashesAtOnce) {
    running += 1;
    return;
  }
  if (waiting[urgency].length >= longestQueue) {
    throw new Problem('busy', 'Too many people are signing in right now. Please try again in a moment.', {
      headers: { 'retry-after': String(busyRetrySeconds) },
    });
  }
  await new Promise<void>((resolve) => void waiting[urgency].push(resolve));
};

/** Hands the slot on to the next in line. */
const leave = (): void => {
  const next = waiting.known.shift() ?? waiting.stranger.shift();
  if (next) next();
  else running -= 1;
};

const tagOf = async (password: string, parameters: Parameters, urgency: Urgency = 'stranger'): Promise<Buffer> => {
  await enter(urgency);
  try {
    // One form for characters that look the same, whatever keyboard typed them (NIST SP 800-63B).
    return await runArgon2({ ...parameters, message: password.normalize('NFKC') });
  } finally {
    leave();
  }
};

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

export const hashPassword = async (cost: PasswordCost, password: string): Promise<string> => {
  const nonce = randomBytes(nonceBytes);
  const tag = await tagOf(password, { ...cost, nonce, tagLength: tagBytes });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
};

export const verifyPassword = async (hash: string, password: string, urgency?: Urgency): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] = phcPattern.exec(hash) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('A stored password hash cannot be read');
  const expected = Buffer.from(tag, 'base64');
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
  };
  const actual = await tagOf(password, parameters, urgency);
  return timingSafeEqual(actual, expected);
};

/** Takes as long as verifyPassword for a hash of this cost, for an unregistered e-mail address. */
export const pretendToVerify = async (cost: PasswordCost, password: string): Promise<false> => {
  await tagOf(password, { ...cost, nonce: Buffer.alloc(nonceBytes), tagLength: tagBytes });
  return false;
};

const isLetter = (character: string): boolean => character >= 'a' && character <= 'z';

/** Without the characters after the last letter. */
const withoutDecoration = (password: string): string => {
  const characters = Array.from(password.toLowerCase());
  return characters.slice(0, characters.findLastIndex(isLetter) + 1).join('');
};

/** Whether attackers try this password first: a common one, decorated or not, or the user's own name. */
export const isCommonPassword = (password: string, ownWords: readonly string[]): boolean => {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    commonPasswords.has(plain) ||
    commonStems.has(plain) ||
    commonStems.has(withoutDecoration(plain)) ||
    new Set(plain).size < 3 ||
    ownWords.some((word) => word.length > 0 && plain === word.toLowerCase())
  );
};

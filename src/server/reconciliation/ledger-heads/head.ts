// A head says which entries were the newest of their accounts at a moment, signed with a key of SECRET. Entries are
// never changed or removed, so the statement of a head stays true for ever, and each head can be verified by itself
// (decision 65).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKeys, keyIdsOf, type StoreSecret } from '../../core/encryption.ts';

/** The newest entry of an account, with its hash in hex. */
export type Newest = { account: number; transaction: number; hash: string };

const head = z.object({
  /** When it was written. */
  at: z.string(),
  /** The secret that it is signed with. */
  key: z.string(),
  newest: z.array(z.tuple([z.number(), z.number()])),
  mac: z.string(),
});

export type Head = z.output<typeof head>;

const PURPOSE = 'ledger head';

const macOf = (key: Buffer, at: string, newest: readonly Newest[]): Buffer => {
  const mac = createHmac('sha256', key).update(at);
  for (const { account, transaction, hash } of newest) mac.update(`\n${account}|${transaction}|${hash}`);
  return mac.digest();
};

/** A line of the file. */
export const signHead = (secret: StoreSecret, newest: readonly Newest[], at = new Date().toISOString()): string => {
  const [key] = deriveKeys(secret, PURPOSE);
  const said: Head = {
    at,
    key: keyIdsOf(secret)[0] ?? '',
    newest: newest.map(({ account, transaction }) => [account, transaction]),
    mac: macOf(key, at, newest).toString('hex'),
  };
  return `${JSON.stringify(said)}\n`;
};

/** The heads among these lines. Other lines are left out, as is one that was being written when its process died. */
export const readHeads = (text: string): Head[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [head.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });

/**
 * What is wrong with a head, compared with the present hashes of its entries: an entry is missing or has another hash,
 * or the key of the head is unknown.
 */
export type HeadFault =
  | { kind: 'missing'; at: string; account: number; transaction: number }
  | { kind: 'changed'; at: string }
  | { kind: 'unknown key'; at: string };

export const faultOfHead = (
  secret: StoreSecret,
  { at, key, newest, mac }: Head,
  hashOf: (account: number, transaction: number) => string | undefined,
): HeadFault | undefined => {
  const index = keyIdsOf(secret).indexOf(key);
  const used = deriveKeys(secret, PURPOSE)[index];
  if (!used) return { kind: 'unknown key', at };
  const found: Newest[] = [];
  for (const [account, transaction] of newest) {
    const hash = hashOf(account, transaction);
    if (hash === undefined) return { kind: 'missing', at, account, transaction };
    found.push({ account, transaction, hash });
  }
  const said = Buffer.from(mac, 'hex');
  const expected = macOf(used, at, found);
  return said.length === expected.length && timingSafeEqual(said, expected) ? undefined : { kind: 'changed', at };
};

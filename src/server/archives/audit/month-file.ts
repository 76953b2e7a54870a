// The file of a month of the audit, and its manifest. A line is an entry as JSON; each is hashed with the hash before it,
// over all months, so an archive shows by itself what was changed, left out or put in (decision 120).
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

const hash = z.string().regex(/^([0-9a-f]{64})?$/);

const manifestForm = z.strictObject({
  format: z.literal(1),
  /** Such as `2026-01`. */
  month: z.string().regex(/^\d{4}-\d\d$/),
  entries: z.int().min(0),
  /** The hash of the newest entry before this month; empty for the first month. */
  previousHash: hash,
  /** Empty in a month without entries, whose `lastHash` is the previous one. */
  firstHash: hash,
  lastHash: hash,
  /** SHA-256 of the compressed file. */
  checksum: hash,
  release: z.string(),
});

export type Manifest = Readonly<z.infer<typeof manifestForm>>;

const fileOf = (month: string): string => `audit-${month}.jsonl.gz`;
export const manifestOf = (month: string): string => `audit-${month}.manifest.json`;

type Chained = Pick<Manifest, 'entries' | 'firstHash' | 'lastHash'>;

/** Continues the chain with these lines, and hands each of them on. */
class Chain {
  entries = 0;
  firstHash = '';
  lastHash: string;

  constructor(previousHash: string) {
    this.lastHash = previousHash;
  }

  add(line: string): void {
    this.lastHash = createHash('sha256').update(this.lastHash, 'hex').update(line).digest('hex');
    if (this.entries === 0) this.firstHash = this.lastHash;
    this.entries += 1;
  }

  get result(): Chained {
    return { entries: this.entries, firstHash: this.firstHash, lastHash: this.lastHash };
  }
}

/** The chain over these lines. */
export const chainOf = async (previousHash: string, lines: AsyncIterable<string>): Promise<Chained> => {
  const chain = new Chain(previousHash);
  for await (const line of lines) chain.add(line);
  return chain.result;
};

const checksumOf = async (file: string): Promise<string> => {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer);
  return digest.digest('hex');
};

/** Writes a file so that it is there completely, or not at all, whatever ends the process or the machine. */
const writeWhole = async (file: string, content: Readable, ...through: NodeJS.ReadWriteStream[]): Promise<void> => {
  const draft = `${file}.part`;
  // `flush` waits for the disk.
  await pipeline([content, ...through, createWriteStream(draft, { mode: 0o600, flush: true })]);
  await rename(draft, file);
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

type Wanted = Pick<Manifest, 'month' | 'previousHash' | 'release'> & { lines: AsyncIterable<string> };

/** Writes the file of a month, then its manifest. */
export const writeMonth = async (directory: string, { month, previousHash, release, lines }: Wanted): Promise<void> => {
  const chain = new Chain(previousHash);
  const chained = async function* () {
    for await (const line of lines) {
      chain.add(line);
      yield `${line}\n`;
    }
  };
  const file = path.join(directory, fileOf(month));
  await writeWhole(file, Readable.from(chained()), createGzip());
  const checksum = await checksumOf(file);
  const manifest: Manifest = { format: 1, month, ...chain.result, previousHash, checksum, release };
  await writeWhole(path.join(directory, manifestOf(month)), Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
};

const refuse = (file: string, reason: string): never => {
  throw new Error(`${file} ${reason}. It is not the file that was written.`);
};

/** Reads a month back and computes everything that its manifest says again. @throws when something differs. */
export const readMonth = async (directory: string, month: string): Promise<Manifest> => {
  const [file, name] = [path.join(directory, fileOf(month)), path.join(directory, manifestOf(month))];
  const parsed = manifestForm.safeParse(JSON.parse(await readFile(name, 'utf8')));
  const manifest = parsed.success ? parsed.data : refuse(name, 'is not a manifest');
  if (manifest.month !== month) refuse(name, `is the manifest of ${manifest.month}`);
  if ((await checksumOf(file)) !== manifest.checksum) refuse(file, 'has another checksum than its manifest says');
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  const { entries, firstHash, lastHash } = await chainOf(manifest.previousHash, lines);
  if (entries !== manifest.entries) refuse(file, `has ${entries} entries, and its manifest says ${manifest.entries}`);
  if (firstHash !== manifest.firstHash || lastHash !== manifest.lastHash)
    refuse(file, 'has entries whose hashes are not those of its manifest');
  return manifest;
};

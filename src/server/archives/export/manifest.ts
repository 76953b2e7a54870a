// The description of an export: what is in it, and what reading it needs.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const MANIFEST_FILE = 'simshelf-export.json';

/** The form of the archive. Another one gets the next number. */
const FORMAT = 1;

const tableEntry = z.object({
  name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  /** In the order of the file, a CSV file that PostgreSQL's COPY wrote. */
  columns: z.array(z.string()),
  rows: z.number(),
  /** The months for which a table that is kept by month has parts. */
  months: z.array(z.string().regex(/^\d{4}-\d{2}$/)),
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The release that made it. */
  release: z.string(),
  /** When it was begun: everything booked before is in it. */
  begunAt: z.iso.datetime(),
  mode: z.string(),
  /** The files of the schema that the tables were made by. */
  schema: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableEntry),
  /** Where numbers continue: the last value, as text, and whether it was given out. */
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Ids of the secrets that its encrypted values need. They tell nothing about the secrets. */
  secrets: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;

export type TableEntry = z.output<typeof tableEntry>;

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...content });

export const fileOf = (table: string): string => path.join('tables', `${table}.csv`);

/** @throws Error That says why the folder is not an export that this release reads. */
export const readManifest = (folder: string): Manifest => {
  const content: unknown = JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8'));
  const { success, data } = manifest.safeParse(content);
  if (success) return data;
  const { format, release } = z.looseObject({ format: z.unknown(), release: z.unknown() }).parse(content);
  if (typeof format === 'number' && format > FORMAT)
    throw new Error(`release ${String(release)} made it in form ${format}, and this release reads form ${FORMAT}`);
  throw new Error(`its ${MANIFEST_FILE} is not that of an export`);
};

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

/** @throws Error Where a file is missing or was changed. */
export const requireIntactTables = async (folder: string, { tables }: Manifest): Promise<void> => {
  for (const { name, sha256 } of tables) {
    if ((await digestOf(path.join(folder, fileOf(name)))) !== sha256) throw new Error(`${fileOf(name)} was changed`);
  }
};

// Makes a consistent copy of the embedded database while it is used: PostgreSQL's own base backup, over its protocol.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import postgres from 'postgres';

/** What PostgreSQL writes: all its files with the log of changes during the backup, and the digest of each file. */
export const baseArchive = 'base.tar.gz';
export const baseManifest = 'backup_manifest';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Sales go on during the backup, so it is compressed only a little. */
const optionsFor = (folder: string): string =>
  [
    "label 'simshelf'",
    "checkpoint 'fast'",
    'wal true',
    "manifest 'yes'",
    "manifest_checksums 'SHA256'",
    "compression 'gzip'",
    "compression_detail 'level=1'",
    "target 'server'",
    `target_detail ${literal(folder)}`,
  ].join(', ');

/**
 * Makes the database write a copy of itself into this folder, which must be empty or new and belong to its user. Fails
 * when a page does not match its checksum.
 */
export const takeBaseBackup = async (url: string, folder: string): Promise<void> => {
  const sql = postgres(url, {
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'simshelf_backup', replication: 'true' },
  });
  try {
    // The protocol knows its commands in upper case only. The slot keeps the log from now on until it has been copied,
    // and ends with the connection.
    await sql.unsafe('CREATE_REPLICATION_SLOT simshelf_backup TEMPORARY PHYSICAL (RESERVE_WAL)');
    const progress = await sql.unsafe(`BASE_BACKUP (${optionsFor(folder)})`).readable();
    progress.resume();
    await new Promise((resolve, reject) => progress.once('end', resolve).once('error', reject));
  } finally {
    await sql.end({ timeout: 1 });
  }
};

type Manifest = { Files: { Path: string; Size: number; Checksum: string }[] };

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Compares the files of an unpacked copy with its manifest. @throws when one is missing or differs. */
export const requireIntact = async (data: string, manifest: string): Promise<void> => {
  const { Files: files } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  for (const { Path: name, Checksum: expected } of files) {
    const digest = await digestOf(path.join(data, name)).catch(() => undefined);
    if (digest !== expected) throw new Error(`The backup is damaged: ${name} is not as it was when it was copied.`);
  }
};

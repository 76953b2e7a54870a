// The embedded database's log: a file of bounded size that only our user can read.
import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A second file of this size is kept beside it. */
const largestFile = 5 * 1024 * 1024;
const tailLines = 3;

/**
 * What PostgreSQL logs. Our statements and the details of its refusals carry personal data, so neither is logged. The
 * prefix contains what `isOurError` reads.
 */
export const logSettings = {
  log_line_prefix: '%m [%p] %b: ',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
};

/**
 * Errors that we receive as well, mostly expected: sold out, a duplicate, a wrong key. Unexpected errors are in our own
 * log.
 */
const isOurError = (line: string): boolean => /^[^[]*\[\d+\] client backend: (?:ERROR|WARNING):/.test(line);

/** Further lines of a message begin with a tab. */
const isContinuation = (line: string): boolean => line.startsWith('\t');

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

export type ServerLog = {
  file: string;
  write: (chunk: Buffer) => void;
  /** The last lines of the log, which say why it does not start. */
  tail: () => string;
};

/** Opens the log in this directory, and creates the directory. */
export const openServerLog = (folder: string, largest = largestFile): ServerLog => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = path.join(folder, 'postgres.log');
  let size = sizeOf(file);
  let unfinished = '';
  let isDropping = false;
  let last: string[] = [];

  const append = (text: string): void => {
    if (size + text.length > largest) {
      renameSync(file, `${file}.1`);
      size = 0;
    }
    appendFileSync(file, text, { mode: 0o600 });
    size += Buffer.byteLength(text);
  };

  const keep = (lines: readonly string[]): void => {
    last = [...last, ...lines].slice(-tailLines);
    try {
      append(lines.map((line) => `${line}\n`).join(''));
    } catch {
      // A full disk must not end the store.
    }
  };

  return {
    file,
    write: (chunk) => {
      const lines = (unfinished + chunk.toString()).split('\n');
      unfinished = lines.pop() ?? '';
      const kept = lines.filter((line) => {
        isDropping = isContinuation(line) ? isDropping : isOurError(line);
        return !isDropping;
      });
      if (kept.length > 0) keep(kept);
    },
    tail: () => last.join('\n'),
  };
};

/** Removes the file that earlier releases let the database write, readable by everybody and with its statements. */
export const removeOpenLog = (home: string): void => {
  for (const name of ['pg.log', 'pg.log.1']) rmSync(path.join(home, name), { force: true });
};

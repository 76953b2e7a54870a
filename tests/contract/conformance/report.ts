// A summary of what the suite reached.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Operation } from '../document.ts';

const reached = new Map<string, Set<number>>();
let answers = 0;

/** An answer of this status was seen, and was as the contract says. */
export const noteReached = ({ document, id }: Operation, status: number): void => {
  const name = `${document.name} ${id}`;
  reached.set(name, (reached.get(name) ?? new Set()).add(status));
};

export const noteAnswer = (): void => {
  answers += 1;
};

const byNumber = (one: number, other: number): number => one - other;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** One line for each operation, one column for each status. */
const writeTable = (file: string): void => {
  const statuses = [...new Set([...reached.values()].flatMap((seen) => Array.from(seen)))].toSorted(byNumber);
  const lines = [...reached].map(([name, seen]) =>
    row([name, ...statuses.map((status) => (seen.has(status) ? 'x' : ''))]),
  );
  const head = row(['Operation', ...statuses.map(String)]);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, [head, row(['---', ...statuses.map(() => '---')]), ...lines, ''].join('\n'));
};

const listed = (seen: Set<number>): string => [...seen].toSorted(byNumber).join(' ');

/** Writes the whole table, and prints it with the operations that reach the same statuses in one line. */
export const report = (): void => {
  const file = '.cache/conformance.md';
  writeTable(file);
  const groups = Map.groupBy(reached, ([, seen]) => listed(seen));
  const lines = [...groups].map(([statuses, all]) => `${statuses}: ${all.map(([name]) => name).join(', ')}`);
  const total = [...reached.values()].reduce((sum, { size }) => sum + size, 0);
  console.log(
    [...lines, `${answers} answers; ${reached.size} operations, ${total} statuses reached: ${file}`].join('\n'),
  );
};

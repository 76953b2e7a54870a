// `npm run rehearse`: plays a day of a store in staging with stand-ins of all vendors, and says what was promised and what was
// seen. Ends with 1 when a promise was broken. `--report FILE` writes the table in Markdown, `--json FILE` all figures. `--break` shows
// that it can be red: the database forgets every tenth event on its way to a receiver.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playDay } from './day.ts';
import { reportOf, toMarkdown, toText } from './report.ts';
import type { Seen } from './seen.ts';
import { forgetEvents, openWorld } from './world.ts';

const { values } = parseArgs({
  options: { report: { type: 'string' }, json: { type: 'string' }, break: { type: 'boolean', default: false } },
});

const began = performance.now();
const tell = (what: string): void =>
  console.log(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${what}`);

tell('PostgreSQL, the stand-ins, the proxy and two processes of the store start');
const world = await openWorld();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void world.stop().finally(() => process.exit(1)));
if (values.break) await forgetEvents(world);
let seen: Seen;
try {
  seen = await playDay(world, tell);
} finally {
  await world.stop();
}
const report = reportOf(seen);
console.log(`\n${toText(report)}`);
if (values.report !== undefined) writeFileSync(values.report, toMarkdown(report));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ ...report, seen }, undefined, 2)}\n`);
process.exitCode = report.broken === 0 ? 0 : 1;

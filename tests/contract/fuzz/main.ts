// `npm run fuzz -- --requests 100000`: so many requests to each document, or to the one that --document names, each
// against a server and a database of its own. With --seed, --operation and --path it replays what an earlier run has
// found.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startServer } from '#server/start-server.ts';
import { startMigratedDatabase } from '#support/migrated-database.ts';
import { newSecret } from '#support/secret.ts';
import { testConfig } from '#support/test-config.ts';
import { type DocumentName, documentNames, type Operation, operationsOf } from '../document.ts';
import { fuzz, type Outcome } from './run.ts';
import { nameOf, type Share, type Statistics } from './statistics.ts';
import { createWorld } from './world.ts';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    document: { type: 'string' },
    operation: { type: 'string' },
    path: { type: 'string' },
  },
});

/** Requests that fit their schemas may be refused for what no schema can say, but only a few. */
const mostRefused = 0.05;

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

const commonRefusals = (refusals: Record<string, number>): string =>
  Object.entries(refusals)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([reason, count]) => `\n    ${count} times ${reason}`)
    .join('');

const line = ({ operation, requests, valid, admitted, succeeded, statuses, refusals }: Share): string =>
  `${operation.padEnd(44)} ${String(requests).padStart(6)}  admitted ${percent(admitted, valid).padStart(7)}` +
  `  succeeded ${percent(succeeded, valid).padStart(7)}  ${JSON.stringify(statuses)}` +
  commonRefusals(refusals);

const total = ({ shares }: Statistics): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const [status, count] of shares.flatMap(({ statuses }) => Object.entries(statuses))) {
    sums[status] = (sums[status] ?? 0) + count;
  }
  return sums;
};

const summary = ({ statistics, findings, seconds }: Outcome, seed: number): string => {
  const valid = statistics.shares.reduce((sum, share) => sum + share.valid, 0);
  const admitted = statistics.shares.reduce((sum, share) => sum + share.admitted, 0);
  return [
    ...statistics.shares.map(line),
    ...findings.map((finding) => `\nFOUND ${finding}`),
    '',
    `${statistics.requests} requests in ${seconds.toFixed(1)} s (${Math.round(statistics.requests / seconds)} a second), seed ${seed}`,
    `statuses ${JSON.stringify(total(statistics))}`,
    `${valid} valid requests, ${percent(admitted, valid)} of them admitted; ${findings.length} findings`,
  ].join('\n');
};

/** Lists run first, so that a single operation has identifiers to work with as well. */
const isList = ({ method, path }: Operation): boolean => method === 'GET' && !path.includes('{');

/** What makes a run void or red, besides answers that are not as their document says. */
const shortfalls = ({ shares }: Statistics, planned: number): string[] =>
  shares.flatMap(({ operation, requests, valid, admitted, succeeded }) => [
    ...(requests < planned ? [`${operation} was asked ${requests} times, not ${planned}`] : []),
    ...(valid - admitted > valid * mostRefused ? [`${operation} refuses what its schemas allow`] : []),
    ...(succeeded === 0 ? [`${operation} never succeeded`] : []),
  ]);

const run = async (name: DocumentName, chosen: Operation[], seed: number): Promise<boolean> => {
  const database = await startMigratedDatabase();
  const secret = newSecret();
  const server = await startServer({ ...testConfig(database.url), secret, checkResponses: 'off' });
  const world = await createWorld(server, secret);
  const { operation, path } = options;
  if (operation !== undefined) {
    await fuzz({ operations: operationsOf(name).filter(isList), world, requests: 1_000, seed });
  }
  const outcome = await fuzz({
    operations: chosen,
    world,
    seed,
    path,
    requests: Number(options.requests),
    report: (statistics) => process.stderr.write(`\r${name}: ${statistics.requests} requests`),
  });
  const missing = shortfalls(outcome.statistics, Math.floor(Number(options.requests) / chosen.length));
  console.log(`\n${[summary(outcome, seed), ...missing].join('\n')}`);
  await server.stop();
  await database.stop();
  return outcome.findings.length === 0 && missing.length === 0;
};

const { document, operation } = options;
const isChosen = (each: Operation): boolean =>
  (document === undefined || each.document.name === document) &&
  (operation === undefined || [each.id, nameOf(each)].includes(operation));

let isGood = true;
for (const name of documentNames) {
  const chosen = operationsOf(name).filter(isChosen);
  if (chosen.length > 0) isGood = (await run(name, chosen, Number(options.seed))) && isGood;
}
process.exit(isGood ? 0 : 1);

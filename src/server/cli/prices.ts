// `npm run prices`: shows and sets what prices are made from. It is for the operator (decision 57).
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { fromMinor, type Minor } from '#domain/money.ts';
import type { Obstacle } from '#domain/package-sale.ts';
import { readPriceSettings } from '../settings/index.ts';
import { createLog } from '../core/log.ts';
import { openAsOwner } from '../db/connect.ts';
import { openDatabase } from '../db/open.ts';
import {
  decideRate,
  decideRules,
  type PriceChangeRow,
  readWaiting,
  recordApproved,
} from '../operator/packages/index.ts';
import { COMMAND_LINE } from '../operator/operators/index.ts';
import {
  approvePackages,
  costRate,
  type CostRate,
  type OperatorDeps,
  type PriceChanges,
  type PricedOffer,
  type PriceState,
  readPrices,
  rulesFile,
  setRate,
  setRules,
} from '../products/index.ts';
import { describeWaiting } from './describe-waiting.ts';
import { runTool } from './tool.ts';

const usage = `npm run prices                                     the rules, the rates, what waits, and what is not on sale
npm run prices -- set rules.json [--apply]         sets the rules of a file
npm run prices -- rate EUR 1.0842 [--date 2026-11-23] [--apply]
                                                   sets how many US dollars one unit of a currency costs
npm run prices -- approve all | ID…                puts packages on sale that wait for it

Without --apply it shows what would change, and changes nothing.`;

const options = { apply: { type: 'boolean', default: false }, date: { type: 'string' } } as const;

const reasons: Record<Obstacle, string> = {
  waiting: 'waits for approval',
  belowCost: 'would be sold below its cost',
  takenOff: 'taken off sale',
  noRate: 'cost in a currency without a rate',
  tooExpensive: 'more expensive than the store can show',
  vanished: 'no longer offered',
};

const amount = (minor: Minor | null): string => (minor === null ? '-' : fromMinor(minor).toFixed(2));

const describeCost = ({ offer: { cost, costCurrency } }: PricedOffer): string => `${amount(cost)} ${costCurrency}`;

const describe = (priced: PricedOffer): string => {
  const { offer, price, obstacle } = priced;
  const change = price === offer.price ? amount(price) : `${amount(offer.price)} -> ${amount(price)}`;
  const reason = obstacle === undefined ? '' : `   not on sale: ${reasons[obstacle]}`;
  return `  ${offer.id}  ${offer.supplier}  ${offer.name}: costs ${describeCost(priced)}, price ${change}${reason}`;
};

const count = (packages: number): string => (packages === 1 ? '1 package' : `${packages} packages`);

const describeRates = (rates: readonly CostRate[]): string[] =>
  rates.length === 0
    ? ['There are no rates: only costs in US dollars have a price.']
    : rates.map(({ currency, ratePpm, asOf }) => `1 ${currency} = ${ratePpm / 1_000_000} USD   (${asOf})`);

const describeState = ({ settings, offers }: PriceState, waiting: readonly PriceChangeRow[]): string => {
  const suppliers = Map.groupBy(offers, ({ offer }) => offer.supplier);
  const onSale = [...suppliers].map(
    ([supplier, packages]) => `${supplier}: ${count(packages.filter(({ offer }) => offer.active).length)} on sale`,
  );
  // Packages that are no longer offered are not missing.
  const missing = offers.filter(({ obstacle }) => obstacle !== undefined && obstacle !== 'vanished');
  return [
    JSON.stringify(settings.file, null, 2),
    '',
    ...describeRates(settings.costRates),
    '',
    ...onSale,
    ...(waiting.length === 0 ? [] : ['', 'Waiting for another operator:', ...describeWaiting(waiting, settings)]),
    ...(missing.length === 0 ? [] : ['', `${count(missing.length)} not on sale:`, ...missing.map(describe)]),
  ].join('\n');
};

const CONFIRM_AT = 'Another operator has to confirm it at /operator/packages/rules.';

const describeOutcome = ({ needsAnother }: PriceChanges, isWanted: boolean): string => {
  if (isWanted) return needsAnother ? `will change. ${CONFIRM_AT}` : 'changed';
  const another = needsAnother ? ` ${CONFIRM_AT}` : '';
  return `would change.${another} Nothing was set: add --apply to set it.`;
};

const describeChanges = (changes: PriceChanges, isWanted: boolean): string => {
  const { changed, offers, belowCost } = changes;
  return [
    ...changed.map(describe),
    ...(belowCost.length > 0 ? [`${count(belowCost.length)} would be sold below cost.`] : []),
    `${changed.length} of ${count(offers.length)} ${describeOutcome(changes, isWanted)}`,
  ].join('\n');
};

const readRules = async (path: string | undefined) => {
  if (path === undefined) throw new Error(usage);
  return rulesFile.parse(JSON.parse(await readFile(path, 'utf8')));
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** The work that a command line asks for. Its arguments are validated before the database is opened. */
type Task = (deps: OperatorDeps) => Promise<string>;

const readTask = async (commandLine: string[]): Promise<Task> => {
  const { values, positionals } = parseArgs({ args: commandLine, options, allowPositionals: true });
  const { apply, date: asOf = today() } = values;
  const [task, ...words] = positionals;
  if (task === undefined)
    return async ({ system }) => describeState(await readPrices(system), await readWaiting(system));
  if (task === 'set') {
    const file = await readRules(words[0]);
    return async (deps) =>
      describeChanges(await setRules(deps, file, apply ? decideRules(COMMAND_LINE, file) : undefined), apply);
  }
  if (task === 'rate') {
    const [currency, rate] = words;
    const read = costRate.parse({ currency, rate, asOf });
    return async (deps) =>
      describeChanges(await setRate(deps, read, apply ? decideRate(COMMAND_LINE, read) : undefined), apply);
  }
  if (task === 'approve' && words.length > 0) {
    const ids = words[0] === 'all' ? 'all' : z.array(z.uuid()).parse(words);
    return async (deps) => {
      const approved = await approvePackages(deps, ids, (tx, done) => recordApproved(tx, COMMAND_LINE, done));
      return [...approved.map(describe), `${count(approved.length)} approved`].join('\n');
    };
  }
  throw new Error(usage);
};

/** Runs a command line, and returns what it prints. */
export const prices = async (commandLine: string[], environment = process.env): Promise<string> => {
  const task = await readTask(commandLine);
  const config = readPriceSettings(environment);
  const database = await openDatabase(config);
  const system = openAsOwner(database.url);
  try {
    await system`set role simshelf_system`;
    return await task({ system, log: createLog('silent'), confirmPriceAbove: config.confirmPriceAbove });
  } finally {
    await system.end();
    await database.stop();
  }
};

if (import.meta.main) await runTool(usage, (given) => prices(given));

// Refuses a database that was used with something else, before anything in it is changed.
import type { Queryable, Sql } from '../db/connect.ts';
import { isAccount, type Use } from './uses.ts';

type Known = Pick<Use, 'what' | 'value' | 'label'>;

const names: Readonly<Record<Use['what'], string>> = {
  mode: 'mode',
  stripe: 'Stripe with',
  'stripe account': 'the Stripe account',
  'bank account': 'the bank account',
};

const advice = (what: Use['what']): string =>
  isAccount({ what })
    ? 'Set what it was used with; where the account was changed on purpose, run `npm run payment-accounts -- --accept` once.'
    : 'Start it with a database of its own (DATABASE_URL or DATA_HOME), or with the former settings. Where business begins ' +
      'after a time of trying, `npm run start-of-business` sets the trials aside: docs/operate.md.';

const describe = ({ what, label }: Known): string => (what === 'mode' ? `${label} mode` : `${names[what]} ${label}`);

const refusalOf = (known: Known, given: Known): Error =>
  new Error(
    `This database was used with ${describe(known)}, and the settings say ${describe(given)}: ` +
      `test money and real money must not be mixed, and neither must the money of two accounts. ${advice(given.what)}`,
  );

/**
 * The sessions of Stripe say whether they took real money. The first process that starts with this release may be the
 * wrong one.
 */
const findOlder = async (owner: Queryable): Promise<Known[]> => {
  const [{ hasSimulators, isOld }] = await owner<[{ hasSimulators: boolean; isOld: boolean }]>`
    select to_regclass('public.reference_payment') is not null as has_simulators,
      to_regclass('public.payment') is not null as is_old`;
  if (!isOld) return [];
  const rows = await owner<{ isLive: boolean }[]>`
    select distinct provider_reference like 'cs\\_live\\_%' as is_live from payment where provider_reference like 'cs\\_%'`;
  const stripe = rows.map(({ isLive }): Known => ({
    what: 'stripe',
    value: isLive ? 'live' : 'test',
    label: isLive ? 'a live key' : 'a test key',
  }));
  const mode: Known = hasSimulators
    ? { what: 'mode', value: 'reference', label: 'reference' }
    : { what: 'mode', value: 'business', label: 'production or staging' };
  return [mode, ...stripe];
};

/** What a database remembers; for a database of an earlier release, what its payments show. */
const readKnown = async (owner: Sql): Promise<Known[]> =>
  owner.begin(async (tx) => {
    const [row] = await tx<[{ remembers: boolean }]>`select to_regclass('public.store_use') is not null as remembers`;
    const [role] = await tx<{ exists: boolean }[]>`
      select exists (select from pg_roles where rolname = 'simshelf_system') as exists`;
    // The owner is bound by row-level security too.
    if (role?.exists) await tx`set local role simshelf_system`;
    if (!row.remembers) return findOlder(tx);
    return tx<Known[]>`select what, value, label from store_use`;
  });

const requireSame = (known: readonly Known[], uses: readonly Use[]): void => {
  for (const use of uses) {
    const other = known.find(({ what, value }) => what === use.what && value !== use.value);
    // In a database of an earlier release only the simulators' tables are known.
    const isSame = other?.value === 'business' && use.value !== 'reference';
    if (other && !isSame) throw refusalOf(other, use);
  }
};

/** Fails where the database was used with something else. */
export const requireSameUse = async (owner: Sql, uses: readonly Use[]): Promise<void> =>
  requireSame(await readKnown(owner), uses);

/** Remembers what is used from now on. If two start at once on an empty database, the second one fails. */
export const rememberUses = async (system: Queryable, uses: readonly Use[]): Promise<void> => {
  await system`insert into store_use ${system(uses as Use[], 'what', 'value', 'label')} on conflict (what) do nothing`;
  requireSame(await system<Known[]>`select what, value, label from store_use`, uses);
};

/** What the database remembers, for people to read. */
export const listUses = (system: Queryable) =>
  system<(Known & { since: Date })[]>`select what, value, label, since from store_use order by what`;

/** Accepts the accounts of these settings as the right ones from now on. */
export const acceptAccounts = async (system: Queryable, uses: readonly Use[]): Promise<void> => {
  const accounts = uses.filter(isAccount);
  if (accounts.length === 0) return;
  await system`
    insert into store_use ${system(accounts, 'what', 'value', 'label')}
    on conflict (what) do update set value = excluded.value, label = excluded.label, since = now()
      where store_use.value <> excluded.value`;
};

import path from 'node:path';
import type { Database } from '#server/db/connect.ts';
import { type StandIn, startStandIn } from './stand-in.ts';
import { projectRoot } from '../tidy/source-tree.ts';

/** Starts the stand-in of the European Central Bank, which publishes today's rates. */
export const startEcb = (): Promise<StandIn> =>
  startStandIn(path.join(projectRoot, 'tests/stand-ins/ecb/main.ts'), { STAND_IN_PORT: '0' });

type Store = { db: Database };

type EuroRate = { asOf: string; currency: string; rate: string; source: string };

/** The rates that a store knows, which no operation shows. */
export const euroRates = ({ db }: Store) => db.system<EuroRate[]>`
  select as_of::text, currency, rate::text, source from euro_rate order by as_of, currency`;

export const forgetEuroRates = async ({ db }: Store): Promise<void> => {
  await db.system`delete from euro_rate`;
};

/** As if they had been published so many days ago. */
export const ageEuroRates = async ({ db }: Store, days: number): Promise<void> => {
  await db.system`update euro_rate set as_of = current_date - ${days}::int`;
};

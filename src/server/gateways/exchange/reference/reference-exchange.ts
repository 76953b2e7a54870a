// A simulator of an exchange. Its accounts are those of the README and move no real money.
import type { Sql } from '../../../db/connect.ts';
import { type AnyJob, type Job, untilNextSchedule } from '../../../jobs/index.ts';
import type { ExchangeGateway } from '../gateway.ts';
import { charge, closeCharge } from './charge.ts';
import { forgetExpired, startSignIn, submitSignIn } from './sign-in.ts';

export type ReferenceExchange = { gateway: ExchangeGateway; jobs: readonly AnyJob[] };

const forgetExpiredJob = (system: Sql): Job => ({
  name: 'forget-exchange-sign-ins',
  schedule: '17 * * * *',
  retries: untilNextSchedule,
  work: () => forgetExpired(system),
});

export const createReferenceExchange = (system: Sql): ReferenceExchange => ({
  gateway: {
    currencies: ['USD'],
    startSignIn: (user) => startSignIn(system, user),
    submitSignIn: (user, credentials) => submitSignIn(system, user, credentials),
    charge: (order) => charge(system, order),
    closeCharge: (id) => closeCharge(system, id),
  },
  jobs: [forgetExpiredJob(system)],
});

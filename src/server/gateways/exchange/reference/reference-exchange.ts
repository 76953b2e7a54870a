// A simulator of an exchange. `docs/settings.md` lists its accounts. No real money moves.
import type { Sql } from '../../../db/connect.ts';
import type { ExchangeGateway } from '../gateway.ts';
import { charge, closeCharge } from './charge.ts';
import { startSignIn, submitSignIn } from './sign-in.ts';

export const createReferenceExchange = (system: Sql): ExchangeGateway => ({
  currencies: ['USD'],
  startSignIn: (user) => startSignIn(system, user),
  submitSignIn: (user, credentials) => submitSignIn(system, user, credentials),
  charge: (order) => charge(system, order),
  closeCharge: (id) => closeCharge(system, id),
});

import { Problem } from '../../core/problem.ts';
import type { ExchangeGateway } from './gateway.ts';

const refuse = () => Promise.reject(Problem.notFound('This store takes no payments from the balance of an exchange.'));

/** Used where no exchange is configured: it pays in no currency, so nothing is paid by it. */
export const noExchange: ExchangeGateway = {
  currencies: [],
  startSignIn: refuse,
  submitSignIn: refuse,
  charge: refuse,
  closeCharge: refuse,
};

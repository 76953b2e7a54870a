import type { ExchangeAuthType } from '#contract/storefront/model/exchangeAuthType.ts';
import type { Minor } from '#domain/money.ts';

/** Somebody with an account at the exchange, and the customer of the store who pays by it. */
export type ExchangeUser = {
  /** The store's id of the customer: a token is for this one alone. */
  customer: string;
  /** The phone number of the account. */
  username: string;
};

export type ExchangeCredentials = { code: string; password?: string };

/** A token for one charge, or why there is none, as plain text for the user. */
export type SignInOutcome = { token: string } | { refusal: string };

export type ExchangeCharge = {
  /** The store's id of the payment, and the idempotency reference: the same id is charged once. */
  id: string;
  customer: string;
  token: string;
  amount: Minor;
  currency: string;
};

/** Whether the money was taken. The message says why not, as plain text for the user. */
export type ChargeOutcome = { outcome: 'SUCCESS' } | { outcome: 'FAILURE'; message: string };

/** A partner at whom resellers have money of their own. Each call may reject, and then its outcome is unknown. */
export type ExchangeGateway = {
  /** The currencies that it pays in. */
  currencies: readonly string[];
  /** Asks for a code, and returns how this account signs in. Does not tell whether there is such an account. */
  startSignIn(user: ExchangeUser): Promise<ExchangeAuthType>;
  /** Signs in with what was asked for. The token expires, and pays once. */
  submitSignIn(user: ExchangeUser, credentials: ExchangeCredentials): Promise<SignInOutcome>;
  /** Takes the money. A repeated charge returns what the first did. */
  charge(charge: ExchangeCharge): Promise<ChargeOutcome>;
  /** What became of a charge. One that has not arrived is refused from now on. */
  closeCharge(id: string): Promise<ChargeOutcome>;
};

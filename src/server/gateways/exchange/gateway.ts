import type { ExchangeAuthType } from '#contract/storefront/model/exchangeAuthType.ts';
import type { Minor } from '#domain/money.ts';

/** A user with an account at the exchange, and the store's customer who pays with it. */
export type ExchangeUser = {
  /** The store's id of the customer; a token is valid only for this customer. */
  customer: string;
  /** The phone number of the account. */
  username: string;
};

export type ExchangeCredentials = { code: string; password?: string };

export type SignInRefusal = 'wrong' | 'expired' | 'locked';

/** A token for one charge, or the reason for its absence. */
export type SignInOutcome = { token: string } | { refusal: SignInRefusal };

export type ExchangeCharge = {
  /** The store's id of the payment, and the idempotency reference: the same id is charged once. */
  id: string;
  customer: string;
  token: string;
  amount: Minor;
  currency: string;
};

/** Whether the money was taken. Otherwise the message gives the reason, as plain text for the user. */
export type ChargeOutcome = { outcome: 'SUCCESS' } | { outcome: 'FAILURE'; message: string };

/** A partner that holds money of resellers. Each call may reject, and then its outcome is unknown. */
export type ExchangeGateway = {
  /** The currencies that it pays in. */
  currencies: readonly string[];
  /** Asks for a code, and returns how this account signs in. Does not reveal whether the account exists. */
  startSignIn(user: ExchangeUser): Promise<ExchangeAuthType>;
  /** Signs in with the requested code. The token expires, and pays once. */
  submitSignIn(user: ExchangeUser, credentials: ExchangeCredentials): Promise<SignInOutcome>;
  /** Takes the money. A repeated charge returns the first one's result. */
  charge(charge: ExchangeCharge): Promise<ChargeOutcome>;
  /** The outcome of a charge. A charge that has not arrived is refused from now on. */
  closeCharge(id: string): Promise<ChargeOutcome>;
};

import type { Minor } from '#domain/money.ts';
import { withTimeLimit } from '../time-limit.ts';

export type PaymentMethod = {
  /** Unique over all gateways. */
  id: string;
  name: string;
  /** Whether it is paid inside the store's page instead of on the provider's. */
  isCustomPaymentMethod: boolean;
  currencies: readonly string[];
};

/** Where the provider's page sends the browser to; the error address gets a `message`. */
export type ReturnUrls = { successUrl: string; errorUrl: string; cancelUrl: string };

export type PaymentOrder = ReturnUrls & {
  /** The store's id of the payment, and the idempotency reference: the same id is the same payment. */
  id: string;
  methodId: string;
  amount: Minor;
  currency: string;
};

export type CreatedPayment = {
  /** The provider's page. The same for a repeated order. */
  paymentUrl: string;
  /** How the provider calls the payment. */
  reference: string;
};

export type CardFormOrder = ReturnUrls & {
  /** The store's id of the form, and the idempotency reference. */
  id: string;
};

export type CardCharge = {
  /** The store's id of the payment, and the idempotency reference: the same id is charged once. */
  id: string;
  /** The provider's token of the card. */
  token: string;
  amount: Minor;
  currency: string;
};

export type CardChargeOutcome = { outcome: 'SUCCESS' } | { outcome: 'FAILURE'; /** Plain text. */ message: string };

/** Cards that the provider keeps. A card that was entered it reports by a signed call (see report.ts). */
export type CardGateway = {
  /** What the history says of charges. */
  method: Pick<PaymentMethod, 'id' | 'name'>;
  /** Address of a page with a form for a card; the same for a repeated order. */
  openForm(order: CardFormOrder, signal: AbortSignal): Promise<string>;
  /** Charges a kept card without its owner. A rejection leaves open what happened: ask again with the same id. */
  charge(charge: CardCharge, signal: AbortSignal): Promise<CardChargeOutcome>;
};

/**
 * A provider of payments. What became of a payment it reports by a signed call of the store (see report.ts), at least
 * once and in any order. Calls reject when the provider fails; the signal says when nobody waits any more.
 */
export type PaymentGateway = {
  methods(): readonly PaymentMethod[];
  /** Takes no money by itself: that needs a visit to the page. */
  createPayment(order: PaymentOrder, signal: AbortSignal): Promise<CreatedPayment>;
  cards?: CardGateway;
};

/** The calls of a gateway, each within the time limit: a GatewayTimeout is what they reject with after it. */
type Timed<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (order: infer Order, signal: AbortSignal) => infer Answer
    ? (order: Order) => Answer
    : Calls[Name];
};

export type Cards = Timed<CardGateway>;

/** The gateways of the store, by the methods they offer. */
export type PaymentGateways = {
  /** In the order to show them. */
  methods: readonly PaymentMethod[];
  find(methodId: string): { createPayment: Timed<PaymentGateway>['createPayment']; method: PaymentMethod } | undefined;
  /** Those of the first gateway that keeps cards. */
  cards: Cards | undefined;
};

export const createPaymentGateways = (gateways: readonly PaymentGateway[], timeoutMs: number): PaymentGateways => {
  const timed =
    <Order, Answer>(call: (order: Order, signal: AbortSignal) => Promise<Answer>) =>
    (order: Order): Promise<Answer> =>
      withTimeLimit(timeoutMs, (signal) => call(order, signal));
  const offers = gateways.flatMap((gateway) =>
    gateway.methods().map((method) => ({ createPayment: timed(gateway.createPayment), method })),
  );
  const cards = gateways.find((gateway) => gateway.cards)?.cards;
  return {
    methods: offers.map(({ method }) => method),
    find: (methodId) => offers.find(({ method }) => method.id === methodId),
    cards: cards && { method: cards.method, openForm: timed(cards.openForm), charge: timed(cards.charge) },
  };
};

import type { Minor } from '#domain/money.ts';
import { measure } from '../../core/measures.ts';
import { inSpan } from '../../core/spans.ts';
import { timeCall } from '../measured.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { CardReport, PaymentReport } from './report.ts';

export type PaymentMethod = {
  /** Unique over all gateways. */
  id: string;
  name: string;
  /** Whether it is paid on the store's page instead of the provider's. */
  isCustomPaymentMethod: boolean;
  currencies: readonly string[];
};

/** Where the provider's page sends the browser afterwards; the error address gets a `message`. */
export type ReturnUrls = { successUrl: string; errorUrl: string; cancelUrl: string };

export type PaymentOrder = ReturnUrls & {
  /** The store's id of the payment, and the idempotency reference: the same id is the same payment. */
  id: string;
  methodId: string;
  amount: Minor;
  currency: string;
  /** When the store recorded it: the same for a repeated order. */
  recordedAt: Date;
};

export type CreatedPayment = {
  /** The provider's page. The same for a repeated order. */
  paymentUrl: string;
  /** The provider's id of the payment. */
  reference: string;
};

/** A payment or a card form that was created, by the ids of both sides. */
export type Known = {
  /** The store's id. */
  id: string;
  /** The provider's id. */
  reference: string;
};

export type RefundOrder = {
  /** The store's id of the refund, and the idempotency reference: the same id is refunded once. */
  id: string;
  payment: Known;
  /** The whole payment or a part of it. */
  amount: Minor;
  currency: string;
};

export type RefundOutcome =
  /** PENDING: the provider has accepted the refund, and does not know its outcome yet. */
  | { outcome: 'SUCCESS' | 'PENDING'; /** The provider's id of the refund. */ reference: string }
  /** With the provider's id if it had accepted the refund before. */
  | { outcome: 'FAILURE'; /** Plain text. */ message: string; reference?: string };

export type CardFormOrder = ReturnUrls & {
  /** The store's id of the form, and the idempotency reference. */
  id: string;
};

export type CreatedForm = {
  /** The provider's page. The same for a repeated order. */
  formUrl: string;
  /** The provider's id of the form. */
  reference: string;
};

export type CardCharge = {
  /** The store's id of the payment, and the idempotency reference: the same id is charged once. */
  id: string;
  /** The provider's token of the card. */
  token: string;
  amount: Minor;
  currency: string;
  /** When the store recorded the payment: the provider can have charged it since then. */
  recordedAt: Date;
};

export type CardChargeOutcome =
  | { outcome: 'SUCCESS'; /** The provider's id of the payment. */ reference: string }
  | { outcome: 'FAILURE'; /** Plain text. */ message: string };

/** Cards that the provider keeps. It reports an entered card by a signed call (see report.ts). */
type CardGateway = {
  /** The method that the history shows for a charge. */
  method: Pick<PaymentMethod, 'id' | 'name'>;
  /** Opens a page with a form for a card. */
  openForm(order: CardFormOrder, signal: AbortSignal): Promise<CreatedForm>;
  /**
   * The card that was entered into a form; undefined while there is none. Absent: reports about forms are never lost.
   */
  findCard?(form: Known, signal: AbortSignal): Promise<CardReport | undefined>;
  /** Charges a kept card without its owner. After a rejection the outcome is unknown: ask again with the same id. */
  charge(charge: CardCharge, signal: AbortSignal): Promise<CardChargeOutcome>;
  /**
   * Forgets a kept card, by its token; calling it again is safe. Absent: the provider does not keep cards any longer.
   */
  removeCard?(token: string, signal: AbortSignal): Promise<void>;
};

/**
 * A provider of payments. It reports the outcome of a payment by a signed call to the store (see report.ts), at least
 * once and in any order. Calls reject when the provider fails; the signal aborts when the caller no longer waits.
 */
export type PaymentGateway = {
  methods(): readonly PaymentMethod[];
  /** Takes no money: the customer pays on the page. */
  createPayment(order: PaymentOrder, signal: AbortSignal): Promise<CreatedPayment>;
  /**
   * Withdraws a payment, whose page takes no money from now on. Returns how the payment ended; a payment that was
   * already paid or failed keeps its outcome. Undefined when its money is on the way, so that it can no longer be
   * withdrawn.
   */
  cancelPayment(payment: Known, signal: AbortSignal): Promise<PaymentReport | undefined>;
  /** How a payment ended; undefined while it can still be paid. Absent: reports about payments are never lost. */
  findOutcome?(payment: Known, signal: AbortSignal): Promise<PaymentReport | undefined>;
  /**
   * Gives a payment back to its payer. After a rejection the outcome is unknown: ask again with the same id. Absent: an
   * operator pays it back by hand.
   */
  refund?(order: RefundOrder, signal: AbortSignal): Promise<RefundOutcome>;
  cards?: CardGateway;
};

/** The calls of a gateway with a time limit: they reject with a GatewayTimeout after it. */
type Timed<Calls> = {
  [Name in keyof Calls]: NonNullable<Calls[Name]> extends (order: infer Order, signal: AbortSignal) => infer Answer
    ? ((order: Order) => Answer) | Exclude<Calls[Name], NonNullable<Calls[Name]>>
    : Calls[Name];
};

export type Cards = Timed<CardGateway>;

/** A method, and the calls of the gateway that offers it. */
type Offer = Pick<Timed<PaymentGateway>, 'createPayment' | 'cancelPayment'> & {
  findOutcome: Timed<PaymentGateway>['findOutcome'] | undefined;
  refund: Timed<PaymentGateway>['refund'] | undefined;
  method: PaymentMethod;
};

/** The gateways of the store, by the methods that they offer. */
export type PaymentGateways = {
  /** In the order in which they are shown. */
  methods: readonly PaymentMethod[];
  find(methodId: string): Offer | undefined;
  /** The cards of the first gateway that keeps any. */
  cards: Cards | undefined;
};

export const createPaymentGateways = (gateways: readonly PaymentGateway[], timeoutMs: number): PaymentGateways => {
  const timed =
    <Order, Answer>(name: string, call: (order: Order, signal: AbortSignal) => Promise<Answer>) =>
    (order: Order): Promise<Answer> =>
      inSpan({ name: `payment ${name}`, kind: 'call', isPart: true }, () =>
        timeCall(
          () => withTimeLimit(timeoutMs, (signal) => call(order, signal)),
          (outcome, seconds) => measure('paymentCall', { call: name, outcome, seconds }),
        ),
      );
  const offers = gateways.flatMap((gateway) =>
    gateway.methods().map((method) => ({
      createPayment: timed('createPayment', gateway.createPayment),
      cancelPayment: timed('cancelPayment', gateway.cancelPayment),
      findOutcome: gateway.findOutcome && timed('findOutcome', gateway.findOutcome),
      refund: gateway.refund && timed('refund', gateway.refund),
      method,
    })),
  );
  const cards = gateways.find((gateway) => gateway.cards)?.cards;
  return {
    methods: offers.map(({ method }) => method),
    find: (methodId) => offers.find(({ method }) => method.id === methodId),
    cards: cards && {
      method: cards.method,
      openForm: timed('openForm', cards.openForm),
      charge: timed('charge', cards.charge),
      ...(cards.findCard && { findCard: timed('findCard', cards.findCard) }),
      ...(cards.removeCard && { removeCard: timed('removeCard', cards.removeCard) }),
    },
  };
};

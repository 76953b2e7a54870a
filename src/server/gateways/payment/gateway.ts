import type { Minor } from '#domain/money.ts';

export type PaymentMethod = {
  /** Unique over all gateways. */
  id: string;
  name: string;
  /** Whether it is paid inside the store's page instead of on the provider's. */
  isCustomPaymentMethod: boolean;
  currencies: readonly string[];
};

export type PaymentOrder = {
  /** The store's id of the payment, and the idempotency reference: the same id is the same payment. */
  id: string;
  methodId: string;
  amount: Minor;
  currency: string;
  /** Where the provider's page sends the browser to; the error address gets a `message`. */
  successUrl: string;
  errorUrl: string;
  cancelUrl: string;
};

export type CreatedPayment = {
  /** The provider's page. The same for a repeated order. */
  paymentUrl: string;
  /** How the provider calls the payment. */
  reference: string;
};

/**
 * A provider of payments. What became of a payment it reports by a signed call of the store (see report.ts), at least
 * once and in any order.
 */
export type PaymentGateway = {
  methods(): readonly PaymentMethod[];
  /** Takes no money by itself: that needs a visit to the page. Rejects, within 30 s, when the provider does not answer. */
  createPayment(order: PaymentOrder): Promise<CreatedPayment>;
};

/** The gateways of the store, by the methods they offer. */
export type PaymentGateways = {
  /** In the order to show them. */
  methods: readonly PaymentMethod[];
  find(methodId: string): { gateway: PaymentGateway; method: PaymentMethod } | undefined;
};

export const createPaymentGateways = (gateways: readonly PaymentGateway[]): PaymentGateways => {
  const offers = gateways.flatMap((gateway) => gateway.methods().map((method) => ({ gateway, method })));
  return {
    methods: offers.map(({ method }) => method),
    find: (methodId) => offers.find(({ method }) => method.id === methodId),
  };
};

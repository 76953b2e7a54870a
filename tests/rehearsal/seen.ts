// What a rehearsal saw, as figures. Promises are judged by these alone (promises.ts).

/** While something was out of order. */
export type Outage = {
  seconds: number;
  /** Sales that were acknowledged then, and calls of sales that were not. */
  sold: number;
  failed: number;
  /** Whether both processes could sell. */
  isReady: boolean;
};

export type Seen = {
  startedAt: string;
  minutes: number;
  sales: {
    calls: number;
    acknowledged: number;
    found: number;
    doubled: number;
    undelivered: number;
    longestSeconds: number;
  };
  payments: {
    /** In cents: how much more or less credit there was than paid for, where the event came twice, was forged, or never came. */
    twice: number;
    late: number;
    forged: number;
    failedTransfer: number;
    expired: number;
    stock: number;
  };
  refunds: { full: number; partial: number; ofSales: number; ofSalesAsked: number };
  disputes: { opened: number; won: number; lost: number };
  /** Travellers who used most of their data, and how many of their resellers were told. */
  travellers: { used: number; alerts: number };
  /** Resellers whose credit is not what their own books say, with the difference in cents. */
  wrongCredit: Record<string, number>;
  stripeOutage: Outage & { statuses: number[]; longestSeconds: number; chargedMeanwhile: number; booked: number };
  supplierOutage: Outage & { pending: number; undelivered: number };
  mailOutage: Outage & { waiting: number; arrived: number };
  receiverOutage: Outage & { lost: number };
  kill: Outage & { answers: Record<string, number>; longestSilenceSeconds: number };
  restart: { calls: number; failed: number; answers: Record<string, number> };
  stripe: {
    charges: number;
    payments: number;
    charged: number;
    booked: number;
    refunded: number;
    refundsBooked: number;
  };
  supplier: { orders: number; deliveries: number; unknown: number };
  webhooks: {
    /** Of the healthy receiver: events, those that never came, and the longest time until one came outside outages. */
    events: number;
    missing: number;
    badSignatures: number;
    slowestSeconds: number;
    /** Of the failing receiver: the shortest waits after the first and the second try. */
    failing: { events: number; afterFirst: number; afterSecond: number };
    /** Of the slow receiver: the longest time that the store waited. */
    slow: { events: number; cutOffSeconds: number };
    /** Of the one that answers 410: what came of a type after that, and whether the addresses of these types are gone. */
    gone: { further: number; isRemoved: boolean };
  };
  /** `unreached` are customers of a sale that was kept, to whom nothing came. */
  mail: { sent: number; missing: number; open: number; doubled: number; customers: number; unreached: number };
  commands: { verify: number; verifyLedger: number };
  /** Lines of the level error by their words, and those that no page explains. */
  log: { errors: Record<string, number>; undocumented: string[]; violations: number };
  isReadyAtEnd: boolean;
};

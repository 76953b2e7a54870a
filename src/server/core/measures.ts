// What the store publishes about its work as it happens, for the module that counts it (src/server/service/metrics). It
// costs nothing while nobody listens. Fields contain no personal data, and only values that our code lists.
import { channel } from 'node:diagnostics_channel';

export type CallOutcome = 'ok' | 'failed' | 'timeout';

export type Measures = {
  /** A request was answered. Document and operation are `none` where no contract describes it. */
  request: { document: string; operation: string; status: string; seconds: number };
  /** An answer did not fit its contract. */
  violation: { document: string; operation: string };
  /** A package was sold: from credit, with the amount charged, or from stock that was paid earlier. */
  sale: { channel: string; currency: string; from: 'credit' | 'stock'; amount: number };
  /** A sale was refunded to credit. */
  refund: { channel: string; currency: string; amount: number };
  /** An event was sent to its webhook, with the outcome. */
  delivery: { outcome: 'delivered' | 'again' | 'given up' | 'gone' };
  /** A call to a supplier has ended. */
  supplierCall: { supplier: string; call: string; outcome: CallOutcome; seconds: number };
  /** What became of an order at a supplier, or that the supplier has to be asked again. */
  supplyOrder: { supplier: string; state: 'DELIVERED' | 'REFUSED' | 'PENDING' };
  /** A call to the payment provider has ended. */
  paymentCall: { call: string; outcome: CallOutcome; seconds: number };
  /** A read was sent to a replica, which answered it, or left it to the primary: it is behind, or it failed. */
  replicaRead: { outcome: 'answered' | 'behind' | 'failed' };
};

const channelOf = (name: keyof Measures) => channel(`simshelf:${name}`);

export const measure = <Name extends keyof Measures>(name: Name, message: Measures[Name]): void => {
  const told = channelOf(name);
  if (told.hasSubscribers) told.publish(message);
};

/** Calls `take` for each message from now on. Returns a function that stops this. */
export const onMeasure = <Name extends keyof Measures>(
  name: Name,
  take: (message: Measures[Name]) => void,
): (() => void) => {
  const told = channelOf(name);
  const subscriber = (message: unknown): void => take(message as Measures[Name]);
  told.subscribe(subscriber);
  return () => {
    told.unsubscribe(subscriber);
  };
};

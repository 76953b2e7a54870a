// Counts what happens in this process. The reader of the metrics adds up those of several processes.
import { Counter, Histogram, type Registry } from 'prom-client';
import { onMeasure } from '../../core/measures.ts';

/** From an answer out of memory to the time limit of a call. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** From another company's fastest answer to the longest time that it is given. */
const callBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

type Shape<Label extends string> = { name: string; help: string; labelNames: readonly Label[] };

const countRequests = (registers: Registry[]) => {
  const labelNames = ['document', 'operation'] as const;
  const help = 'by document and operation of the contract; `none` is what no contract describes';
  const requests = new Counter({
    name: 'simshelf_requests_total',
    help: `Requests answered, ${help}, and by status; \`cut\` is a caller who went away.`,
    labelNames: [...labelNames, 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'simshelf_request_seconds',
    help: `Time to the end of the answer, ${help}.`,
    labelNames,
    buckets: requestBuckets,
    registers,
  });
  return onMeasure('request', ({ document, operation, status, seconds: took }) => {
    requests.inc({ document, operation, status });
    seconds.observe({ document, operation }, took);
  });
};

const countViolations = (registers: Registry[]) => {
  const violations = new Counter({
    name: 'simshelf_contract_violations_total',
    help: 'Answers that went out although they do not fit the contract, by document and operation. Each is a line of the log.',
    labelNames: ['document', 'operation'] as const,
    registers,
  });
  return onMeasure('violation', ({ document, operation }) => violations.inc({ document, operation }));
};

/** Counts how many there were, and how much money in minor units. */
const moneyCounters = <Label extends string>(
  registers: Registry[],
  of: string,
  { help, labelNames }: Omit<Shape<Label>, 'name'>,
) => ({
  number: new Counter({ name: `simshelf_${of}_total`, help, labelNames, registers }),
  money: new Counter({
    name: `simshelf_${of}_minor_units_total`,
    help: `${help} In minor units of the currency: what resellers were charged, or paid back.`,
    labelNames: ['channel', 'currency'] as const,
    registers,
  }),
});

const countSales = (registers: Registry[]) => {
  const { number, money } = moneyCounters(registers, 'sales', {
    help: 'Sales by channel type, currency, and whether they were charged to credit or taken from stock.',
    labelNames: ['channel', 'currency', 'from'] as const,
  });
  return onMeasure('sale', ({ channel, currency, from, amount }) => {
    number.inc({ channel, currency, from });
    if (from === 'credit') money.inc({ channel, currency }, amount);
  });
};

const countRefunds = (registers: Registry[]) => {
  const { number, money } = moneyCounters(registers, 'refunds', {
    help: 'Sales refunded by resellers, by channel type of the sale and currency.',
    labelNames: ['channel', 'currency'] as const,
  });
  return onMeasure('refund', ({ channel, currency, amount }) => {
    number.inc({ channel, currency });
    money.inc({ channel, currency }, amount);
  });
};

const countDeliveries = (registers: Registry[]) => {
  const deliveries = new Counter({
    name: 'simshelf_webhook_attempts_total',
    help: 'Attempts to deliver an event to a webhook, by what followed: delivered, again, given up, gone (410).',
    labelNames: ['outcome'] as const,
    registers,
  });
  return onMeasure('delivery', ({ outcome }) => deliveries.inc({ outcome }));
};

const countSupplierCalls = (registers: Registry[]) => {
  const seconds = new Histogram({
    name: 'simshelf_supplier_call_seconds',
    help: 'Calls to suppliers of eSIMs, by supplier, call and outcome: ok, failed, timeout.',
    labelNames: ['supplier', 'call', 'outcome'] as const,
    buckets: callBuckets,
    registers,
  });
  return onMeasure('supplierCall', ({ supplier, call, outcome, seconds: took }) =>
    seconds.observe({ supplier, call, outcome }, took),
  );
};

const countSupplyOrders = (registers: Registry[]) => {
  const orders = new Counter({
    name: 'simshelf_supply_orders_total',
    help: 'What suppliers answered to orders of sales: delivered, refused (the sale is refunded), pending (it is asked again).',
    labelNames: ['supplier', 'state'] as const,
    registers,
  });
  return onMeasure('supplyOrder', ({ supplier, state }) => orders.inc({ supplier, state: state.toLowerCase() }));
};

const countPaymentCalls = (registers: Registry[]) => {
  const seconds = new Histogram({
    name: 'simshelf_payment_call_seconds',
    help: 'Calls to the payment provider, by call and outcome: ok (also when a card is declined), failed, timeout.',
    labelNames: ['call', 'outcome'] as const,
    buckets: callBuckets,
    registers,
  });
  return onMeasure('paymentCall', ({ call, outcome, seconds: took }) => seconds.observe({ call, outcome }, took));
};

const countReplicaReads = (registers: Registry[]) => {
  const reads = new Counter({
    name: 'simshelf_replica_reads_total',
    help: 'Reads sent to a replica, by outcome: answered; behind and failed are answered by the primary.',
    labelNames: ['outcome'] as const,
    registers,
  });
  return onMeasure('replicaRead', ({ outcome }) => reads.inc({ outcome }));
};

/** Counts from now on. Returns a function that stops this. */
export const countWork = (registry: Registry): (() => void) => {
  const counting = [
    countRequests,
    countViolations,
    countSales,
    countRefunds,
    countDeliveries,
    countSupplierCalls,
    countSupplyOrders,
    countPaymentCalls,
    countReplicaReads,
  ].map((count) => count([registry]));
  return () => counting.forEach((end) => end());
};

// A simulator of a payment provider: payments by three methods, and stored cards. No real money moves.
import type { Hono } from 'hono';
import type { Sql } from '../../../db/connect.ts';
import type { Env } from '../../../http/env.ts';
import type { AnyJob, Jobs } from '../../../jobs/index.ts';
import type { PaymentGateway, PaymentMethod } from '../gateway.ts';
import type { PaymentReport } from '../report.ts';
import { createReferenceCardPages, referenceCardPath } from './card-routes.ts';
import { chargeCard, keepForm } from './card-store.ts';
import { reportOf } from './outcome.ts';
import { cardReportJob, decideAndReport, expiryJob, reportJob, type ReportTarget } from './report-job.ts';
import { refund } from './refunds.ts';
import { createReferencePaymentPages, referencePaymentPath } from './routes.ts';
import { findReferencePayment, keepOrder } from './store.ts';
import { paymentTexts } from './texts.ts';

type ReferencePaymentOptions = ReportTarget & {
  system: Sql;
  jobs: Jobs;
  publicUrl: string;
  storeName: string;
  /** Whether it simulates bank transfers too. */
  hasTransfers: boolean;
};

const currencies = ['USD', 'EUR'];

const cardMethod = { id: 'reference-card', name: 'Card' };

const methods: readonly PaymentMethod[] = [
  { ...cardMethod, isCustomPaymentMethod: false, currencies },
  { id: 'reference-crypto', name: 'Crypto', isCustomPaymentMethod: false, currencies },
];

const transfer: PaymentMethod = {
  id: 'reference-transfer',
  name: 'Bank transfer',
  isCustomPaymentMethod: false,
  currencies,
};

/** An order that is decided already keeps its outcome. */
const cancelOrder = async (options: ReferencePaymentOptions, id: string): Promise<PaymentReport> => {
  await decideAndReport(options, id, { state: 'CANCELLED', message: paymentTexts.en.cancelled });
  const payment = await findReferencePayment(options.system, id);
  const report = payment && reportOf(payment);
  if (!report) throw new Error(`There is no payment ${id}`);
  return report;
};

const nameOf = (methodId: string): string => [...methods, transfer].find(({ id }) => id === methodId)?.name ?? methodId;

const createGateway = (options: ReferencePaymentOptions): PaymentGateway => ({
  methods: () => (options.hasTransfers ? [...methods, transfer] : methods),
  createPayment: async (order) => {
    await keepOrder(options.system, { ...order, methodName: nameOf(order.methodId) });
    return { reference: order.id, paymentUrl: `${options.publicUrl}${referencePaymentPath}/${order.id}` };
  },
  cancelPayment: ({ id }) => cancelOrder(options, id),
  refund: (order) => refund(options.system, order),
  cards: {
    method: cardMethod,
    openForm: async (order) => {
      await keepForm(options.system, order);
      return { reference: order.id, formUrl: `${options.publicUrl}${referenceCardPath}/${order.id}` };
    },
    charge: (charge) => chargeCard(options.system, charge),
  },
});

export type ReferencePayments = {
  gateway: PaymentGateway;
  pages: Hono<Env>;
  cardPages: Hono<Env>;
  jobs: readonly AnyJob[];
};

export const createReferencePayments = (options: ReferencePaymentOptions): ReferencePayments => ({
  gateway: createGateway(options),
  pages: createReferencePaymentPages(options),
  cardPages: createReferenceCardPages(options),
  jobs: [
    reportJob(options.system, options),
    cardReportJob(options.system, options),
    expiryJob(options.system, options.jobs),
  ],
});

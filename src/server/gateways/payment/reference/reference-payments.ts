// A simulator of a payment provider: payments by three methods, and stored cards. No real money moves.
import type { Hono } from 'hono';
import type { Sql } from '../../../db/connect.ts';
import type { Env } from '../../../http/env.ts';
import type { AnyJob, Jobs } from '../../../jobs/index.ts';
import type { PaymentGateway, PaymentMethod } from '../gateway.ts';
import { createReferenceCardPages, referenceCardPath } from './card-routes.ts';
import { chargeCard, keepForm } from './card-store.ts';
import { cardReportJob, expiryJob, reportJob, type ReportTarget } from './report-job.ts';
import { createReferencePaymentPages, referencePaymentPath } from './routes.ts';
import { keepOrder } from './store.ts';

export type ReferencePaymentOptions = ReportTarget & {
  system: Sql;
  jobs: Jobs;
  publicUrl: string;
  storeName: string;
};

const currencies = ['USD', 'EUR'];

const cardMethod = { id: 'reference-card', name: 'Card' };

const methods: readonly PaymentMethod[] = [
  { ...cardMethod, isCustomPaymentMethod: false, currencies },
  { id: 'reference-crypto', name: 'Crypto', isCustomPaymentMethod: false, currencies },
  { id: 'reference-transfer', name: 'Bank transfer', isCustomPaymentMethod: false, currencies },
];

const nameOf = (methodId: string): string => methods.find(({ id }) => id === methodId)?.name ?? methodId;

const createGateway = ({ system, publicUrl }: ReferencePaymentOptions): PaymentGateway => ({
  methods: () => methods,
  createPayment: async ({ methodId, ...order }) => {
    await keepOrder(system, { ...order, methodName: nameOf(methodId) });
    return { reference: order.id, paymentUrl: `${publicUrl}${referencePaymentPath}/${order.id}` };
  },
  cards: {
    method: cardMethod,
    openForm: async (order) => {
      await keepForm(system, order);
      return `${publicUrl}${referenceCardPath}/${order.id}`;
    },
    charge: (charge) => chargeCard(system, charge),
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

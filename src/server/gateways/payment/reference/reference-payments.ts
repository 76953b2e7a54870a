// A simulator of a payment provider: payments by three methods, of which none moves money.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Sql } from '../../../db/connect.ts';
import type { AnyJob, Jobs } from '../../../jobs/index.ts';
import type { PaymentGateway, PaymentMethod } from '../gateway.ts';
import { expiryJob, reportJob, type ReportTarget } from './report-job.ts';
import { createReferencePaymentPages, referencePaymentPath } from './routes.ts';
import { keepOrder } from './store.ts';

export type ReferencePaymentOptions = ReportTarget & {
  system: Sql;
  jobs: Jobs;
  publicUrl: string;
  storeName: string;
};

const currencies = ['USD'];

const methods: readonly PaymentMethod[] = [
  { id: 'reference-card', name: 'Card', isCustomPaymentMethod: false, currencies },
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
});

export type ReferencePayments = {
  gateway: PaymentGateway;
  pages: Hono<{ Bindings: HttpBindings }>;
  jobs: readonly AnyJob[];
};

export const createReferencePayments = (options: ReferencePaymentOptions): ReferencePayments => ({
  gateway: createGateway(options),
  pages: createReferencePaymentPages(options),
  jobs: [reportJob(options.system, options), expiryJob(options.system, options.jobs)],
});

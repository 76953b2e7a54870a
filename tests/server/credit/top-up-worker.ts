// A process that takes a step of the automatic top-up, to be killed. Its provider says yes, or says nothing.
import { connect, type Logins } from '#server/db/connect.ts';
import { createPaymentGateways, createReferenceExchange } from '#server/gateways/index.ts';
import { createLog } from '#server/core/log.ts';
import { topUpAutomatically } from '#server/payments/auto-top-up/charge.ts';

const [logins = '', resellerId = '', secret = '', answer = ''] = process.argv.slice(2);

/** So long that it is killed first. */
const gatewayTimeoutMs = 600_000;

const db = connect(JSON.parse(logins) as Logins, { app: 2, system: 2 });
const gateway = {
  methods: () => [],
  createPayment: () => Promise.reject(new Error('none')),
  cancelPayment: () => Promise.reject(new Error('none')),
  cards: {
    method: { id: 'reference-card', name: 'Card' },
    openForm: () => Promise.reject(new Error('none')),
    charge: ({ id }: { id: string }) => {
      console.log(id);
      return answer === 'yes'
        ? Promise.resolve({ outcome: 'SUCCESS' as const, reference: id })
        : new Promise<never>(() => {});
    },
  },
};
const deps = {
  db,
  gateways: createPaymentGateways([gateway], gatewayTimeoutMs),
  exchange: createReferenceExchange(db.system),
  gatewayTimeoutMs,
  publicUrl: '',
  secret: [Buffer.from(secret, 'hex')] as const,
  storeName: 'Simshelf',
  log: createLog('fatal'),
};
setInterval(() => {}, 1_000);
await topUpAutomatically(deps, resellerId);

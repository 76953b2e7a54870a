// A process that pays by balance and stops between the exchange's yes and the booking, to be killed.
import { connect, type Logins } from '#server/db/connect.ts';
import { createPaymentGateways, createReferenceExchange } from '#server/gateways/index.ts';
import { createLog } from '#server/core/log.ts';
import { submitCreditTopUp } from '#server/payments/index.ts';
import { newSecret } from '#support/secret.ts';
import type { callOf, topUp } from '../payments/payment-store.ts';

const [logins = '', call = '', publicUrl = ''] = process.argv.slice(2);

/** So long that it is killed first. */
const gatewayTimeoutMs = 600_000;

const db = connect(JSON.parse(logins) as Logins, { app: 2, system: 2 });
const gateway = createReferenceExchange(db.system);
const exchange = {
  ...gateway,
  charge: async (order: Parameters<typeof gateway.charge>[0]) => {
    console.log(`charged ${(await gateway.charge(order)).outcome}`);
    return new Promise<never>(() => {});
  },
};
const deps = {
  db,
  gateways: createPaymentGateways([], gatewayTimeoutMs),
  exchange,
  gatewayTimeoutMs,
  publicUrl,
  secret: newSecret(0),
  storeName: 'Simshelf',
  log: createLog('fatal'),
};
setInterval(() => {}, 1_000);
await submitCreditTopUp(deps, ...(JSON.parse(call) as ReturnType<typeof callOf<ReturnType<typeof topUp>>>));

import type { Fault } from './fault.ts';

const attempt = 'tests/server/webhooks/attempt.test.ts';
const deliveryLog = 'tests/server/webhooks/delivery-log.test.ts';
const settlement = 'tests/server/payments/settlement.test.ts';

/** Events to receivers, and reports of payment providers. */
export const webhooks: Fault[] = [
  {
    name: 'every signature of an event of Stripe is looked at',
    file: 'src/server/gateways/payment/stripe/events.ts',
    find: "part.startsWith('v1=')).slice(0, MOST_SIGNATURES)",
    replace: "part.startsWith('v1=')).slice(0, 500 * MOST_SIGNATURES)",
    tests: 'tests/server/payments/stripe-events.test.ts',
  },
  {
    name: 'an event of Stripe from the future is taken',
    file: 'src/server/gateways/payment/stripe/events.ts',
    find: 'if (secondsAhead(time) > TOLERANCE_SECONDS)',
    replace: 'if (secondsAhead(time) > 1_000 * TOLERANCE_SECONDS)',
    tests: 'tests/server/payments/stripe-events.test.ts',
  },
  {
    name: 'a redirect of a webhook is followed',
    file: 'src/server/webhooks/attempt.ts',
    find: `redirect: 'manual',`,
    replace: `redirect: 'follow',`,
    tests: attempt,
  },
  {
    name: 'a redirect of a webhook counts as delivered',
    file: 'src/domain/webhook.ts',
    find: 'status >= 200 && status < 300',
    replace: 'status >= 200 && status < 400',
    tests: 'tests/domain/webhook.test.ts',
  },
  {
    name: 'a webhook that is not wanted any more is kept',
    file: 'src/domain/webhook.ts',
    find: `if (status === 410) return 'gone';`,
    replace: '',
    tests: 'tests/server/webhooks/deliveries.test.ts',
  },
  {
    name: 'a webhook may go over http',
    file: 'src/server/webhooks/attempt.ts',
    find: `if (!settings.allowHttp && !delivery.url.startsWith('https://')) throw new BlockedScheme();`,
    replace: '',
    tests: attempt,
  },
  {
    name: 'a receiver may take its time for ever',
    file: 'src/server/webhooks/attempt.ts',
    find: '    signal: AbortSignal.timeout(settings.timeoutMs),\n',
    replace: '',
    tests: attempt,
  },
  {
    name: 'private addresses are reached',
    file: 'src/server/webhooks/outward.ts',
    find: `return parsed.range() === 'unicast' &&`,
    replace: `return parsed.range() !== 'broadcast' &&`,
    tests: 'tests/server/webhooks/outward.test.ts',
  },
  {
    name: 'a name is judged by its first address',
    file: 'src/server/webhooks/outward.ts',
    find: 'await askNameServers(host)).map(check);',
    replace: 'await askNameServers(host)).map((address, index) => (index === 0 ? check(address) : address));',
    tests: 'tests/server/webhooks/outward.test.ts',
  },
  {
    name: 'any port is reached',
    file: 'src/server/webhooks/outward.ts',
    find: 'return ports === null || ports.includes(number) ?',
    replace: 'return ports === null || number > 0 ?',
    tests: attempt,
  },
  {
    name: 'a webhook is signed without its time',
    file: 'src/server/webhooks/signing.ts',
    find: 'Buffer.from(`${id}.${timestamp}.${body}`)',
    replace: 'Buffer.from(`${id}.${body}`)',
    tests: 'tests/server/webhooks/deliveries.test.ts',
  },
  {
    name: 'a webhook is tried without end',
    file: 'src/server/webhooks/deliveries.ts',
    find: 'const wait = delivery.isTest ? undefined : settings.retryDelays[delivery.failures];',
    replace: 'const wait = settings.retryDelays[delivery.failures] ?? settings.retryDelays.at(-1);',
    tests: 'tests/server/webhooks/deliveries.test.ts',
  },
  {
    name: 'a failed webhook is forgotten',
    file: 'src/server/webhooks/deliveries.ts',
    find: 'if (wait !== undefined) return putOff(system, delivery, tried, wait);',
    replace: 'if (wait !== undefined && wait < 0) return putOff(system, delivery, tried, wait);',
    tests: 'tests/server/webhooks/deliveries.test.ts',
  },
  {
    name: 'a test event does not say that it is one',
    file: 'src/server/webhooks/attempt.ts',
    find: ' ...(isTest && { test: true }),',
    replace: '',
    tests: deliveryLog,
  },
  {
    name: 'a test event is repeated',
    file: 'src/server/webhooks/deliveries.ts',
    find: 'delivery.isTest ? undefined : settings',
    replace: 'settings',
    tests: deliveryLog,
  },
  {
    name: 'deliveries are sent again without a limit',
    file: 'src/server/webhooks/resend-webhook-delivery.ts',
    find: '  await requireSend(deps, caller);\n',
    replace: '',
    tests: deliveryLog,
  },
  {
    name: 'a delivery that waits is not sent at once',
    file: 'src/server/webhooks/resend-webhook-delivery.ts',
    find: 'do update set due_at = now()',
    replace: 'do nothing',
    tests: deliveryLog,
  },
  {
    name: 'the signature of a payment report is not compared',
    file: 'src/server/gateways/payment/report.ts',
    find: `return timingSafeEqual(mac(key, timestamp, body), Buffer.from(digest, 'hex')) && isRecent;`,
    replace: 'return isRecent && timingSafeEqual(key, key);',
    tests: settlement,
  },
  {
    name: 'a recorded payment report is taken for ever',
    file: 'src/server/gateways/payment/report.ts',
    find: `Buffer.from(digest, 'hex')) && isRecent;`,
    replace: `Buffer.from(digest, 'hex')) && isRecent !== undefined;`,
    tests: settlement,
  },
  {
    name: 'a payment leads back to another site',
    file: 'src/server/payments/submission/callback-urls.ts',
    find: 'url?.origin === origin && url.protocol === protocol',
    replace: 'url?.protocol === protocol && origin !== undefined',
    tests: 'tests/server/isolation/redirects.test.ts',
  },
];

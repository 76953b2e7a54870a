// E-mail addresses, by one rule at each door by which one comes in (VAL-026).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandReseller } from '#server/account/index.ts';
import {
  authorizationRequest,
  newPerson,
  registerReseller,
  submitRegistration,
  type SignedIn,
} from '#support/sign-in.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { createVisitor } from '#support/visitor.ts';
import { openShop, type Shop } from './shop.ts';
import { registerSale } from '#support/sales.ts';

let server: TestServer;
let shop: Shop;
let user: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openShop(server);
  user = await registerReseller(server);
});
afterAll(() => server.stop());

const none = [
  'a',
  'a@b',
  'a@walk-.example.com',
  'a@-walk.example.com',
  'a@xn--.com',
  'a@walk!x.example',
  'a@walk_x.example',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a..b@example.com',
  'a@walk..example',
  `a@${'x'.repeat(64)}.example`,
  `a@${'ü'.repeat(60)}.example`,
  `${'a'.repeat(65)}@example.com`,
  'a\u034Fb@example.com',
  'a\u{E0061}b@example.com',
  'a\u3164b@example.com',
  'a@b,c.example',
  'a@аррӏе.com',
  'a@xn--80ak6aa92e.com',
  'a@mail.сосо-shop.example',
];
const odd = [
  "o'neil+shop!x@example.com",
  'ü@müller-söhne.example',
  `${'b'.repeat(64)}@example.com`,
  `c@${'x'.repeat(63)}.example`,
  'd@xn--mnchen-3ya.example',
  'e@1.2.example',
  'T\u0308om@example.com',
  'f@оса.рф',
];

const statusOf = async (asked: Promise<{ response: Response }>) => (await asked).response.status;

/** What a door answers to an address; those of a call answer 400, those of a form 422. */
const doors: Readonly<Record<string, (email: string) => Promise<number>>> = {
  'a registration': (email) =>
    statusOf(
      submitRegistration(createVisitor(), authorizationRequest(server, { prompt: 'create' }), newPerson({ email })),
    ),
  'a change of the address': (newEmail) =>
    statusOf(
      user.visitor.submit(`${server.url}/sign-in/change-email`, { newEmail, currentPassword: user.password, code: '' }),
    ),
  'the point of sale': (customerEmail) => statusOf(registerSale(shop.reseller, shop.item.id, { customerEmail })),
  'the partner API': (customerEmail) => statusOf(shop.register({ customerEmail })),
  'a customer': (customerEmail) =>
    statusOf(
      shop.reseller.api.PUT('/activations/customers/{customerUid}', {
        params: { path: { customerUid: shop.first.customer.uid } },
        body: { customerEmail },
      }),
    ),
  'the contact of the brand': (contactEmail) =>
    statusOf(shop.reseller.api.PUT('/users/current/brand', { body: { contactEmail } })),
  'the command for a brand': (contactEmail) =>
    brandReseller(server.db.system, shop.reseller.email, { contactEmail }).then(
      () => 200,
      () => 400,
    ),
};

describe.each(Object.entries(doors))('%s', (_, ask) => {
  test.each(none)('does not take %j', async (email) => {
    expect([400, 422]).toContain(await ask(email));
  });

  // 409 where another customer has it: the address was taken for one.
  test.each(odd)('takes %j', async (email) => {
    expect([200, 303, 409]).toContain(await ask(email));
  });
});

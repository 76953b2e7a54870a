// Resellers and operators of a rehearsal: they register, confirm their address by the mail that came, pay by card, and work.
import { linkIn } from '#support/inbox.ts';
import { type OperatorClient, operatorClient } from '#support/operator-client.ts';
import { creditTopUp, liveIn, submission } from '#support/payer.ts';
import { until } from '#support/poll.ts';
import { bodyOf, type Reseller, type Schemas, storefrontClient } from '#support/reseller.ts';
import { signInWithSetUp } from '#support/second-factor.ts';
import { authorizationRequest, finishSignIn, newPerson, submitRegistration } from '#support/sign-in.ts';
import type { StandIn } from '#support/stand-in.ts';
import { createVisitor } from '#support/visitor.ts';
import { runCommand } from './processes.ts';
import type { World } from './world.ts';

/** In cents: what a reseller gets whose address is confirmed. */
export const BONUS = 500;
const VAT = 0.19;

export type Mail = { to: string[]; subject: string; text: string; messageId: string };

export const mailsAt = async ({ order }: StandIn): Promise<Mail[]> =>
  ((await order('books')) as { received: Mail[] }).received;

/** The text of a message to this address, once it has come. */
export const mailTo = async (world: World, address: string, subject: RegExp): Promise<string> => {
  let found: Mail | undefined;
  await until(
    `a message ${subject} has come to ${address}`,
    async () => {
      const mails = await mailsAt(world.vendors.mail);
      found = mails.find((mail) => mail.to.includes(address) && subject.test(mail.subject));
      return found !== undefined;
    },
    120_000,
  );
  return found?.text ?? '';
};

export type Member = Reseller & { name: string };

let places = 0;

/** Each person is in a network of their own. */
const newPlace = (): Record<string, string> => ({ 'x-forwarded-for': `10.20.${++places}.1` });

/** Registers at the sign-in page, and confirms the address with the link in the mail. */
export const register = async (world: World, name: string): Promise<Member> => {
  const person = newPerson({ givenName: name });
  const visitor = createVisitor(newPlace());
  const request = authorizationRequest(world, { prompt: 'create' });
  const back = await submitRegistration(visitor, request, person);
  const { accessToken: token, email } = await finishSignIn(world, visitor, person, request, back);
  const api = storefrontClient(world, token);
  await bodyOf(api.GET('/account'));
  return { api, token, email, visitor, name };
};

/** The link of the message that asks to confirm the address. */
export const linkTo = async (world: World, { email }: Member): Promise<string> =>
  linkIn(await mailTo(world, email, /^Confirm your email address/));

export const confirm = async (world: World, member: Member): Promise<void> => {
  const { visitor } = member;
  const link = await linkTo(world, member);
  await visitor.submit(link, { password: newPerson().password }, ({ searchParams }) => searchParams.has('confirmed'));
};

/** A confirmed reseller with a billing address. */
export const openShop = async (world: World, name: string): Promise<Member> => {
  const member = await register(world, name);
  await confirm(world, member);
  await liveIn(member, 'DE');
  return member;
};

/** In cents. */
export const creditOf = async ({ api }: Member): Promise<number> => {
  const headers = { 'cache-control': 'no-cache' };
  return Math.round((await bodyOf(api.GET('/users/current/credit', { headers }))).balance.value * 100);
};

/** The call that asks for so many dollars of credit; `key` makes it the same call again. */
export const submitTopUp = (world: World, { api }: Member, dollars: number, key: string) => {
  const body = { ...creditTopUp(world, dollars, dollars * (1 + VAT)), paymentMethodId: 'stripe' };
  return api.POST('/payments/credit/submit', { params: { header: { 'Idempotency-Key': key } }, body });
};

/** Presses a button of the payment page. */
export const press = async ({ paymentUrl = '' }: Schemas['PaymentSubmitted'], action: string): Promise<void> => {
  const answer = await fetch(paymentUrl, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The payment page answered ${answer.status}: ${await answer.text()}`);
};

export const untilCreditIs = (member: Member, cents: number, deadlineMs?: number): Promise<void> =>
  until(`${member.name} has ${cents} cents`, async () => (await creditOf(member)) === cents, deadlineMs);

/** Opens the payment page for so many dollars of credit. */
export const beginTopUp = async (world: World, member: Member, dollars: number): Promise<Schemas['PaymentSubmitted']> =>
  bodyOf(submitTopUp(world, member, dollars, crypto.randomUUID()));

/** Credit by card, booked when this resolves. */
export const topUp = async (world: World, member: Member, dollars: number): Promise<Schemas['PaymentSubmitted']> => {
  const before = await creditOf(member);
  const payment = await beginTopUp(world, member, dollars);
  await press(payment, 'pay');
  await untilCreditIs(member, before + dollars * 100);
  return payment;
};

/** Pieces of a package for stock, by card. */
export const buyStock = async (
  world: World,
  { api }: Member,
  { productId }: Schemas['InventoryItem'],
  amount: number,
): Promise<void> => {
  const cart: Schemas['Cart'] = [{ dataPackageId: productId, amount }];
  const { totalPrices } = await bodyOf(api.POST('/products/calculate-cart-price', { body: cart }));
  const body = { ...submission(world, totalPrices[0]?.priceValue ?? 0), paymentMethodId: 'stripe', cart };
  const params = { header: { 'Idempotency-Key': crypto.randomUUID() } };
  await press(await bodyOf(api.POST('/payments/submit', { params, body })), 'pay');
};

/** Puts this package on the shelf. */
export const shelvePackage = async (
  { db }: World,
  { api }: Member,
  name: string,
): Promise<Schemas['InventoryItem']> => {
  const find = () => db.system<{ id: string }[]>`select id from product where supplier = 'esim-go' and name = ${name}`;
  await until(`eSIM Go offers ${name}`, async () => (await find()).length > 0, 120_000);
  const [product] = await find();
  const id = product?.id ?? '';
  const { items } = await bodyOf(api.PUT('/products/inventory/', { body: { addedPacks: [id], removedPacks: [] } }));
  const item = items.find(({ productId }) => productId === id);
  if (!item) throw new Error(`${name} did not come to the inventory`);
  return item;
};

/** An operator, made by the command, who signs in with a second factor. */
export const openDesk = async (world: World): Promise<OperatorClient> => {
  const member = await register(world, 'Olga');
  await confirm(world, member);
  const { code, said } = await runCommand(world, 'operator', member.email);
  if (code !== 0) throw new Error(`There is no operator: ${said}`);
  const signedIn = await signInWithSetUp(world, newPerson({ email: member.email }), createVisitor(newPlace()));
  return operatorClient(world, signedIn.accessToken);
};

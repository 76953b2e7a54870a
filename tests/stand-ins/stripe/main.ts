// A stand-in for Stripe as a process of its own: the calls that the store makes, the page that its payers see, and /control, where
// tests and rehearsals pay, refund and order misbehaviour.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type Stripe from 'stripe';
import { createBooks } from './books.ts';
import { ApiError, invalid } from './errors.ts';
import { createEvents, type Delivery } from './events.ts';
import { at, type Form, parseForm } from './form.ts';
import { createOrderServer, oneOf, type Order } from '../orders.ts';
import type { Event, List } from './objects.ts';
import { answerPage } from './page.ts';
import { apiVersion, requireParameters } from './parameters.ts';

/** How the next calls misbehave. */
const FAULTS = [
  'slow',
  'fails before',
  'fails after',
  'cuts before',
  'cuts after',
  'is still at it',
  'refuses for its rate',
  'sends garbage',
  'names another amount',
  'is paid before the answer',
] as const;
type Fault = (typeof FAULTS)[number];

type Answer = { status: number; body: object };
type Kept = { parameters: string; answer: Answer };
type Request = { method: string; path: string; key: string | null; parameters: Form; version: string };
type Ordered = { fault: Fault; path: string; times: number };

const [secretKey = '', webhookSecret = ''] = [process.env['STRIPE_SECRET_KEY'], process.env['STRIPE_WEBHOOK_SECRET']];
const port = Number(process.env['STAND_IN_PORT'] ?? 0);
const SLOW_MS = 30_000;

const faults: Ordered[] = [];
const kept = new Map<string, Kept>();
const requests: Request[] = [];
const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const books = createBooks(address);
const events = createEvents(webhookSecret, process.env['STAND_IN_ENDPOINT']);

const takeFault = (method: string, path: string): Fault | undefined => {
  const ordered = faults.find((fault) => fault.times > 0 && `${method} ${path}`.startsWith(fault.path));
  if (!ordered) return undefined;
  ordered.times -= 1;
  return ordered.fault;
};

const serverError = { error: { type: 'api_error', message: 'Something went wrong on our end.' } };

const listOf = <Item>(url: string, data: Item[]): List<Item> => ({ object: 'list', has_more: false, url, data });

/** The API itself. */
const perform = (method: string, path: string, form: Form): object => {
  const [, , kind = '', ...rest] = path.split('/');
  const id = (kind === 'checkout' ? rest[1] : rest[0]) ?? '';
  const action = (kind === 'checkout' ? rest[2] : rest[1]) ?? '';
  switch (`${method} ${kind} ${id === '' ? '' : 'id'} ${action}`.trimEnd()) {
    case 'POST checkout':
      return books.createSession(form);
    case 'GET checkout id':
      return books.session(id, at(form, 'expand.0') === 'payment_intent');
    case 'POST checkout id expire':
      return books.expire(id);
    case 'POST payment_intents':
      return books.createIntent(form);
    case 'GET payment_intents':
      return listOf(path, books.intentsOf(at(form, 'customer') ?? ''));
    case 'GET payment_intents id':
      return books.intent(id);
    case 'POST refunds':
      return books.createRefund(form);
    case 'GET refunds':
      return listOf(path, books.refundsOf(at(form, 'payment_intent') ?? ''));
    case 'GET account':
      return { id: process.env['STRIPE_ACCOUNT'] ?? 'acct_standin', object: 'account' };
    case 'GET setup_intents id':
      return books.setup(id);
    case 'GET payment_methods id':
      return books.method(id);
    case 'POST payment_methods id detach':
      return books.detach(id);
    default:
      throw new Error(`The stand-in does not do ${method} ${path}`);
  }
};

const tryTo = (act: () => object): Answer => {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: { error: error.fields } };
  }
};

const LONGEST_KEY = 255;

/** What Stripe refuses before anything begins, which no key keeps. */
const requireCall = (headers: IncomingHttpHeaders, { method, path, key, parameters, version }: Request): void => {
  if (headers.authorization !== `Bearer ${secretKey}`)
    throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
  if (version !== apiVersion) throw invalid(`Invalid Stripe API version: ${version}`);
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
    throw invalid(`Invalid request: ${headers['content-type']} is no form`);
  if ((key ?? '').length > LONGEST_KEY) throw invalid('Idempotency keys may be 255 characters long');
  requireParameters(method, path, parameters);
};

/** Keys of calls that Stripe is still at. */
const inUse = new Set<string>();
const keyInUse: Answer = {
  status: 409,
  body: {
    error: { type: 'invalid_request_error', code: 'idempotency_key_in_use', message: 'Please try again later.' },
  },
};

/** Each key has one effect. The stored answer of a failure is repeated as well. */
const keyed = (key: string | null, parameters: string, act: () => Answer): Answer => {
  if (key === null) return act();
  const known = kept.get(key);
  if (known && known.parameters !== parameters)
    return { status: 400, body: { error: { type: 'idempotency_error', message: 'Keys for idempotent requests…' } } };
  if (inUse.has(key)) return keyInUse;
  const answer = known?.answer ?? act();
  kept.set(key, { parameters, answer });
  return answer;
};

const send = (response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void => {
  const id = `req_${randomBytes(8).toString('hex')}`;
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': id, ...headers });
  response.end(JSON.stringify(body));
};

const eventOfExpiry = (path: string, { body, status }: Answer): void => {
  if (path.endsWith('/expire') && status === 200) void events.send('checkout.session.expired', body);
};

/** The refunds whose event was sent: each has one. */
const told = new Set<string>();
const eventOfRefund = (method: string, path: string, { body, status }: Answer): void => {
  const { id, payment_intent: intent } = body as { id: string; payment_intent: string };
  if (`${method} ${path}` !== 'POST /v1/refunds' || status !== 200 || told.has(id)) return;
  told.add(id);
  void events.send('charge.refunded', books.chargeOf(intent));
};

const answerCall = async (request: IncomingMessage, response: ServerResponse, body: string): Promise<void> => {
  const { pathname: path, search } = new URL(request.url ?? '/', address());
  const method = request.method ?? 'GET';
  const text = method === 'GET' ? search.slice(1) : body;
  const key = (request.headers['idempotency-key'] as string | undefined) ?? null;
  const version = String(request.headers['stripe-version']);
  const call: Request = { method, path, key, parameters: parseForm(text), version };
  requests.push(call);
  const refused = tryTo(() => {
    requireCall(request.headers, call);
    return {};
  });
  if (refused.status !== 200) return send(response, refused);
  const fault = takeFault(method, path);

  if (fault === 'cuts before') return void request.socket.destroy();
  if (fault === 'refuses for its rate') {
    const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' };
    return send(response, { status: 429, body: { error } }, { 'retry-after': '1' });
  }
  if (fault === 'slow') await delay(SLOW_MS);
  const answer = keyed(key, `${path} ${text}`, () => {
    if (fault === 'fails before') return { status: 500, body: serverError };
    const done = tryTo(() => perform(method, path, call.parameters));
    // A 500 after the deed is what the key gives from now on.
    return fault === 'fails after' ? { status: 500, body: serverError } : done;
  });
  eventOfExpiry(path, answer);
  eventOfRefund(method, path, answer);
  if (fault === 'is still at it' && answer !== keyInUse) return void inUse.add(key ?? '');
  if (fault === 'cuts after') return void request.socket.destroy();
  if (fault === 'sends garbage') return void response.end('<html>{{');
  if (fault === 'names another amount') {
    const wrong = { ...answer.body, amount: 1, amount_total: 1 };
    return send(response, { status: answer.status, body: wrong });
  }
  if (fault === 'is paid before the answer') {
    const session = books.pay((answer.body as { id: string }).id);
    await events.send('checkout.session.completed', session);
  }
  return send(response, answer);
};

/** What a test, in the place of payers and banks, does. Resolves when the events of it were answered. */
const control = async (action: string, order: Order): Promise<unknown> => {
  const id = String(order['id'] ?? '');
  switch (action) {
    case 'endpoint':
      events.state.endpoint = String(order['url']);
      return {};
    case 'events':
      events.state.delivery = order['delivery'] as Delivery;
      return {};
    case 'misbehave':
      faults.push({
        fault: oneOf(FAULTS, order['fault']),
        path: String(order['path']),
        times: Number(order['times'] ?? 1),
      });
      return {};
    case 'behave':
      faults.length = 0;
      inUse.clear();
      events.state.delivery = 'once';
      books.state.doRefundsWait = false;
      return {};
    case 'pay': {
      const session = books.pay(id, order['later'] === true);
      const wrong = order['amount'] === undefined ? {} : { amount_total: Number(order['amount']) };
      const sent = events.send('checkout.session.completed', { ...session, ...wrong });
      if (order['wait'] !== false) await sent;
      return session;
    }
    case 'end-later': {
      const isGood = order['succeeded'] === true;
      const session = books.endLater(id, isGood);
      await events.send(`checkout.session.async_payment_${isGood ? 'succeeded' : 'failed'}`, session);
      return session;
    }
    case 'expire': {
      const session = books.expire(id);
      await events.send('checkout.session.expired', session);
      return session;
    }
    case 'enter-card': {
      const session = books.enterCard(id, String(order['behaviour'] ?? 'pays'));
      await events.send('checkout.session.completed', session);
      return session;
    }
    case 'refund':
      return events.send('charge.refunded', books.refund(id, Number(order['amount'])));
    /** A day has gone by. */
    case 'forget-keys':
      kept.clear();
      return {};
    case 'let-refunds-wait':
      books.state.doRefundsWait = true;
      return {};
    case 'end-refund': {
      const refund = books.endRefund(id, order['succeeded'] === true);
      if (refund.status === 'failed') await events.send('refund.failed', refund);
      return refund;
    }
    case 'dispute': {
      const dispute = books.dispute(id);
      await events.send('charge.dispute.created', dispute);
      return dispute;
    }
    case 'end-dispute':
      return events.send('charge.dispute.closed', books.endDispute(id, order['status'] as Stripe.Dispute.Status));
    case 'send':
      return events.send(order['type'] as Event['type'], JSON.parse(String(order['object'])) as object);
    case 'books':
      return { ...books.all(), requests, answers: events.state.answers };
    default:
      throw new Error(`There is no ${action}`);
  }
};

const server = createOrderServer({
  control,
  answer: (request, response, body) =>
    request.url?.startsWith('/pay/')
      ? answerPage({ books, control }, request, response, body)
      : answerCall(request, response, body),
});

server.listen(port, '127.0.0.1', () => console.log(`Stripe's stand-in is ready: ${address()}`));
process.once('SIGTERM', () => process.exit(0));

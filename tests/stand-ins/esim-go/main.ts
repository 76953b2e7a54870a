// A stand-in for eSIM Go as a process of its own: the calls that the store makes, and /control for tests, which use
// data and order misbehaviour there.
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createOrderServer, oneOf, type Order } from '../orders.ts';
import { ApiError, type CountryCode, createBooks, type OrderRequest } from './books.ts';

/** How the next calls misbehave. */
const FAULTS = [
  'is slow',
  'takes a moment',
  'is slow after',
  'carries out late',
  'answers late',
  'fails before',
  'fails after',
  'cuts before',
  'cuts after',
  'sends garbage',
  'refuses for its rate',
  'is forbidden by a proxy',
  'names another amount',
  'names another package',
  'prepares it still',
  'calls back before the answer',
] as const;
type Fault = (typeof FAULTS)[number];

const DELIVERIES = ['once', 'twice', 'never', 'forged', 'in hex'] as const;
type Delivery = (typeof DELIVERIES)[number];
type Call = { method: string; path: string; query: Record<string, string>; body: unknown; at: number };
type Ordered = { fault: Fault; call: string; times: number };

const apiKey = process.env['ESIM_GO_API_KEY'] ?? '';
const PREFIX = '/v2.5';
const SLOW_MS = 30_000;
const MOMENT_MS = 100;
const port = Number(process.env['STAND_IN_PORT'] ?? 0);

const faults: Ordered[] = [];
const requests: Call[] = [];
const late: (() => void)[] = [];
const callbacks = {
  address: process.env['STAND_IN_ENDPOINT'] ?? '',
  delivery: 'once' as Delivery,
  answers: [] as number[],
};
const books = createBooks();

const takeFault = ({ method, path }: Call): Fault | undefined => {
  const ordered = faults.find(({ call, times }) => times > 0 && `${method} ${path}`.startsWith(call));
  if (!ordered) return undefined;
  ordered.times -= 1;
  return ordered.fault;
};

/** Carries out a call. */
const perform = ({ method, path, query, body }: Call): object => {
  const [, kind = '', id = '', part = '', name = '', , assignment = ''] = path.split('/').map(decodeURIComponent);
  switch (`${method} ${kind} ${id === '' ? '' : 'id'} ${part}`.trimEnd()) {
    case 'GET organisation':
      return books.organisation();
    case 'GET catalogue':
      return books.catalogue(Number(query['page']));
    case 'POST orders':
      return books.placeOrder(body as OrderRequest);
    case 'GET orders':
      return books.listOrders(Number(query['page']), Number(query['limit']), query['createdAt'] ?? '');
    case 'GET orders id':
      return books.order(id);
    case 'PUT esims':
      return books.update(body as { iccid?: string; customerRef?: string });
    case 'GET esims id':
      return books.esim(id);
    case 'GET esims id location':
      return books.location(id);
    case 'GET esims id bundles':
      return books.bundlesOf(id);
    case 'DELETE esims id bundles':
      return books.revoke(id, name, assignment);
    case 'GET networks':
      return books.networks(query['isos'] ?? '');
    default:
      throw new ApiError(404, `no such route: ${method} ${path}`);
  }
};

type Answer = { status: number; body: object };

const tryTo = (call: Call): Answer => {
  try {
    return { status: 200, body: perform(call) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: { message: error.message } };
  }
};

const send = (response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

const signatureOf = (body: string): string => {
  const key = callbacks.delivery === 'forged' ? 'another key' : apiKey;
  return createHmac('sha256', key)
    .update(body)
    .digest(callbacks.delivery === 'in hex' ? 'hex' : 'base64');
};

/** Resolves when the store has answered. */
const callBack = async (message: object): Promise<void> => {
  const { address, delivery } = callbacks;
  if (address === '' || delivery === 'never') return;
  const body = JSON.stringify(message);
  const headers = { 'content-type': 'application/json', 'x-signature-sha256': signatureOf(body) };
  for (let sent = 0; sent < (delivery === 'twice' ? 2 : 1); sent++) {
    const response = await fetch(address, { method: 'POST', headers, body });
    await response.body?.cancel();
    callbacks.answers.push(response.status);
  }
};

type Line = { esims?: { iccid: string }[] };

/** The same answer with other content. */
const changed = (fault: Fault | undefined, { status, body }: Answer): Answer => {
  const { order = [] } = body as { order?: Line[] };
  if (fault === 'names another amount') return { status, body: { ...body, total: 99 } };
  if (fault === 'names another package')
    return { status, body: { ...body, order: order.map((line) => ({ ...line, item: 'esim_another' })) } };
  if (fault === 'prepares it still')
    return {
      status,
      body: { ...body, status: 'processing', order: order.map((line) => Object.assign(line, { esims: null })) },
    };
  return { status, body };
};

/** Returns whether the call has been answered, or never will be. */
const misbehaveBefore = async (
  fault: Fault | undefined,
  call: Call,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  switch (fault) {
    case 'is slow':
      await delay(SLOW_MS);
      return true;
    case 'takes a moment':
      await delay(MOMENT_MS);
      return false;
    case 'carries out late':
      late.push(() => void tryTo(call));
      return true;
    case 'cuts before':
      request.socket.resetAndDestroy();
      return true;
    case 'fails before':
      send(response, { status: 500, body: { message: 'Server Error' } });
      return true;
    case 'refuses for its rate':
      send(response, { status: 429, body: { message: 'Rate limit exceeded' } }, { 'retry-after': '1' });
      return true;
    case 'is forbidden by a proxy':
      response.writeHead(403, { 'content-type': 'text/html' }).end('<html>');
      return true;
    default:
      return false;
  }
};

const answerCall = async (call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.headers['x-api-key'] !== apiKey) return send(response, { status: 403, body: { message: 'Forbidden' } });
  requests.push(call);
  const fault = takeFault(call);
  if (await misbehaveBefore(fault, call, request, response)) return undefined;
  const answer = tryTo(call);
  if (fault === 'is slow after') return undefined;
  if (fault === 'answers late') return void late.push(() => send(response, answer));
  if (fault === 'cuts after') return void request.socket.resetAndDestroy();
  if (fault === 'fails after') return send(response, { status: 500, body: { message: 'Server Error' } });
  if (fault === 'sends garbage') return void response.end('<html>{{');
  if (fault === 'calls back before the answer') {
    const [line] = (answer.body as { order: Line[] }).order;
    await callBack({ iccid: line?.esims?.[0]?.iccid, alertType: 'FirstAttachment' });
  }
  return send(response, changed(fault, answer));
};

/** Uses data, and calls back as they do at 50, 80 and 100 percent. */
const consumeData = async (iccid: string, megabytes: number): Promise<void> => {
  const { bundle, initial, remaining, id, reference } = books.consumeData(iccid, megabytes);
  if (remaining > initial / 2) return;
  const quantities = { initialQuantity: initial, remainingQuantity: remaining, unlimited: false };
  await callBack({ iccid, alertType: 'Utilisation', bundle: { id, reference, name: bundle, ...quantities } });
};

/** What a test does in the place of phones and broken networks. Resolves when its callbacks were answered. */
const control = async (action: string, order: Order): Promise<unknown> => {
  const iccid = String(order['iccid'] ?? '');
  switch (action) {
    case 'endpoint':
      callbacks.address = String(order['url']);
      return {};
    case 'callbacks':
      callbacks.delivery = oneOf(DELIVERIES, order['delivery']);
      return {};
    case 'misbehave':
      faults.push({
        fault: oneOf(FAULTS, order['fault']),
        call: String(order['call']),
        times: Number(order['times'] ?? 1),
      });
      return {};
    case 'behave':
      faults.length = 0;
      callbacks.delivery = 'once';
      Object.assign(books.account, { balance: 1_000_000, isOutOfStock: false });
      return {};
    case 'carry-out':
      for (const call of late.splice(0)) call();
      return {};
    case 'account':
      Object.assign(books.account, order);
      return {};
    case 'install':
      books.install(iccid);
      return {};
    case 'attach':
      books.attach(iccid, order['country'] as CountryCode);
      return callBack({ iccid, alertType: 'CountryChange', country: { code: order['country'] } });
    case 'use':
      return consumeData(iccid, Number(order['megabytes']));
    case 'buy':
      return books.placeOrder({
        type: 'transaction',
        assign: true,
        order: [{ type: 'bundle', item: String(order['item']), quantity: 1 }],
      });
    case 'list':
      return books.list({ item: String(order['item']), status: String(order['status']), type: String(order['type']) });
    case 'update':
      return books.update({ iccid, customerRef: String(order['customerRef']) });
    case 'books':
      return { ...books.all(), requests, answers: callbacks.answers };
    default:
      throw new Error(`There is no ${action}`);
  }
};

const readCall = (request: IncomingMessage, body: string): Call => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    path: pathname.replace(PREFIX, ''),
    query: Object.fromEntries(searchParams),
    body: body === '' ? undefined : JSON.parse(body),
    at: Date.now(),
  };
};

const server = createOrderServer({
  control,
  answer: (request, response, body) => answerCall(readCall(request, body), request, response),
});

server.listen(port, '127.0.0.1', () =>
  console.log(`eSIM Go's stand-in is ready: http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`),
);
process.once('SIGTERM', () => process.exit(0));

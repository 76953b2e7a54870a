// The page on which a person pays, or does not. Stripe's has a card's number; this one has a button for each outcome.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Books } from './books.ts';

type PageDeps = {
  books: Books;
  control: (action: string, order: Record<string, string | boolean>) => Promise<unknown>;
};

/** What a button does, and where it leads. */
const actions: Readonly<
  Record<string, { words: string; modes: string; order: [string, Record<string, string | boolean>]; isPaid: boolean }>
> = {
  pay: { words: 'Pay', modes: 'payment', order: ['pay', {}], isPaid: true },
  later: {
    words: 'Pay by a transfer that takes days',
    modes: 'payment',
    order: ['pay', { later: true }],
    isPaid: true,
  },
  card: { words: 'Keep a card that pays', modes: 'setup', order: ['enter-card', { behaviour: 'pays' }], isPaid: true },
  declined: {
    words: 'Keep a card that is declined',
    modes: 'setup',
    order: ['enter-card', { behaviour: 'is declined' }],
    isPaid: true,
  },
  expire: { words: 'Let the page expire', modes: 'payment setup', order: ['expire', {}], isPaid: false },
};

const pageOf = ({ mode, amount_total: amount, currency, status }: ReturnType<Books['session']>): string => {
  const price = amount === null ? 'a card to keep' : `${(amount / 100).toFixed(2)} ${(currency ?? '').toUpperCase()}`;
  const buttons = Object.entries(actions)
    .filter(([, { modes }]) => modes.split(' ').includes(mode))
    .map(([name, { words }]) => `<p><button name="action" value="${name}">${words}</button></p>`)
    .join('');
  const offered = status === 'open' ? `<form method="post">${buttons}</form>` : '<p>This page is closed.</p>';
  return `<!doctype html><title>Stripe's stand-in</title><h1>Stripe's stand-in</h1>
<p>A simulator: no money moves. To pay: ${price}.</p>${offered}`;
};

export const answerPage = async (
  { books, control }: PageDeps,
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> => {
  const id = url.slice('/pay/'.length);
  if (method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(books.session(id)));
    return;
  }
  const action = actions[new URLSearchParams(body).get('action') ?? ''];
  if (!action) throw new Error('There is no such button');
  const [order, details] = action.order;
  // As with Stripe, the payer may be back before the event has come.
  void control(order, { id, ...details });
  const { success, cancel } = books.returnsOf(id);
  response.writeHead(303, { location: action.isPaid ? success : cancel }).end();
};

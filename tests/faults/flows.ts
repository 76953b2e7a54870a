// What money goes through, as a person would find the way whatever page comes up: by what can be pressed on it.
import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/navigation/paths.ts';
import { bodyOf } from '#support/reseller.ts';
import { purchases } from '#support/payer.ts';
import type { Seller } from './seller.ts';

export type Step = {
  name: string;
  /** What is pressed when it is there. */
  target: (page: Page) => Locator;
  /** What is typed before. */
  type?: { field: (page: Page) => Locator; text: string };
};

export type Flow = {
  name: string;
  start: (seller: Seller) => string;
  /** In the order in which they come; a page that has two of them is at the later one. */
  steps: readonly Step[];
  isDone: (page: Page) => Locator;
  /** How often it took effect. */
  effects: (seller: Seller) => Promise<number>;
};

const button = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name });
const inDialog = (name: RegExp) => (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name });

const notes = { field: (page: Page) => page.getByRole('textbox', { name: 'Notes' }), text: 'Booking 4711' };

const salesOf = async ({ api }: Seller): Promise<{ state?: string; metatag?: string }[]> =>
  (await bodyOf(api.GET('/activations/activated-items', { params: { query: { page_size: 100 } } }))).items;

/** Besides the purchase that every seller has made. */
const paidPurchases = async (seller: Seller): Promise<number> =>
  (await purchases(seller)).filter(({ id, items }) => id !== seller.purchaseId && items[0]?.status === 'SUCCESS')
    .length;

/** With the note that was typed, so without the sale that every seller has made. */
const notedSales = async (seller: Seller): Promise<number> =>
  (await salesOf(seller)).filter(({ metatag }) => metatag === notes.text).length;

const again: Step = { name: 'try again', target: button(/^Try again$/) };
const retry: Step = { name: 'retry', target: inDialog(/^Retry$/) };
const pay: Step = { name: 'pay', target: button(/^Pay \d/) };
const payOutside: Step = { name: 'pay outside', target: (page) => page.locator('button[value=pay]') };
const confirm: Step = { name: 'confirm', target: button(/^Confirm payment$/) };

/** The way of paying, while another one is chosen. */
const byBalance: Step = {
  name: 'by balance',
  target: (page) =>
    page
      .getByRole('main')
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: /^Exchange balance/, checked: false }) }),
};
const amount: Step = {
  name: 'amount',
  target: button(/^Continue to payment$/),
  type: { field: (page) => page.getByLabel('Amount').first(), text: '25' },
};

export const flows: readonly Flow[] = [
  {
    name: 'buy packages by card',
    start: () => paths.packagesCheckout(),
    steps: [again, pay, retry, payOutside],
    isDone: (page) => page.getByText('Your packages are in your inventory'),
    effects: paidPurchases,
  },
  {
    name: 'buy credit by card',
    start: () => paths.credits(),
    steps: [again, amount, pay, retry, payOutside],
    isDone: (page) => page.getByRole('dialog').getByRole('button', { name: 'Done' }),
    effects: paidPurchases,
  },
  {
    name: 'buy credit by balance',
    start: () => paths.credits(),
    steps: [
      again,
      amount,
      pay,
      byBalance,
      retry,
      {
        name: 'phone',
        target: inDialog(/^Continue$/),
        type: { field: (page) => page.getByLabel('Phone number'), text: '+491701234567' },
      },
      {
        name: 'code',
        target: inDialog(/^Sign in and pay$/),
        type: { field: (page) => page.getByLabel('SMS code'), text: '123456' },
      },
      // The exchange takes a code once, so another one is needed where its answer was lost.
      {
        name: 'new code',
        target: (page) =>
          page
            .getByRole('dialog')
            .filter({ hasText: 'The code is no longer valid' })
            .getByRole('button', { name: 'Send a new code' }),
      },
    ],
    isDone: (page) => page.getByRole('dialog').getByRole('button', { name: 'Done' }),
    effects: paidPurchases,
  },
  {
    name: 'sell to a guest',
    start: ({ itemId }) => paths.pointOfSaleSell('guest', itemId, { country: 'DE' }),
    steps: [again, confirm, { name: 'activate', target: button(/^Sell$/), type: notes }],
    isDone: (page) => page.getByRole('heading', { name: 'Done' }),
    effects: notedSales,
  },
  {
    name: 'sell to a new customer',
    start: ({ itemId, email }) => paths.pointOfSaleSell('new', itemId, { email: `ann-${email}`, country: 'DE' }),
    steps: [again, confirm, { name: 'activate', target: button(/^Sell$/), type: notes }],
    isDone: (page) => page.getByRole('heading', { name: 'Done' }),
    effects: notedSales,
  },
  {
    name: 'top up',
    start: ({ itemId, customer }) =>
      paths.pointOfSaleSell('existing', itemId, { customerUid: customer.uid, email: customer.email, country: 'DE' }),
    steps: [again, confirm, { name: 'top up', target: button(/^Top up now$/), type: notes }],
    isDone: (page) => page.getByRole('heading', { name: 'Done' }),
    effects: notedSales,
  },
  {
    name: 'refund',
    start: ({ saleId }) => paths.soldItem(saleId),
    steps: [
      again,
      { name: 'refund', target: button(/^Refund$/) },
      { name: 'confirm', target: inDialog(/^Refund sale$/) },
    ],
    isDone: (page) => page.getByText('REFUNDED', { exact: true }),
    effects: async (seller) => (await salesOf(seller)).filter(({ state }) => state === 'refunded').length,
  },
];

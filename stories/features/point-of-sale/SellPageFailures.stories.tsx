import { expect, waitFor } from 'storybook/test';
import type { ProblemCode } from '#contract/storefront/model/problemCode.ts';
import { getSearchCustomersMockHandler } from '#mocks/generated/storefront/customers/customers.msw.ts';
import { getGetInventoryItemMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { activationResult, customerDetails, problem } from '#mocks/scenarios/sales.ts';
import { modes } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SellPage } from '#web/features/point-of-sale/SellPage.tsx';
import { address, goBack } from '../Address.tsx';
import { attemptIs, openPackages } from './open-sale.ts';
import { PointOfSale } from './PointOfSale.tsx';
import { newCustomer, press, selling, sellIt } from './selling.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/SellPageFailures',
  component: SellPage,
  render: () => <PointOfSale />,
  parameters: {
    route: newCustomer,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
    return () => {
      sessionStorage.clear();
      localStorage.clear();
    };
  },
});

const broken = problem(500, 'internal_error', 'Internal error', 'M');

export const Unexpected = meta.story({
  play: async ({ canvas, userEvent }) => {
    attemptIs({ state: 'UNUSED' }, { state: 'RUNNING' });
    selling(broken);
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong!');
    await expect(canvas.getByText('It is not known yet whether it was sold.', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not confirmed' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=error`));
    await expect(openPackages()).toEqual(['Europe 5 GB']);
  },
});

/** The server said that nothing was sold: the next try is another attempt, with what was typed. */
export const Unsold = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = selling(broken, activationResult());
    await press(canvas, userEvent, 'Confirm payment');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    await press(canvas, userEvent, 'Sell');
    await expect(await canvas.findByText('It was not sold, and you paid nothing for it.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not sold' })).toBeVisible();
    await expect(openPackages()).toEqual([]);
    await expect(sent).toHaveLength(1);
  },
});

export const UnsoldTriedAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent = selling(broken, activationResult());
    await press(canvas, userEvent, 'Confirm payment');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    await press(canvas, userEvent, 'Sell');
    await waitFor(() => expect(openPackages()).toEqual([]));
    await press(canvas, userEvent, 'Try again');
    await expect(await canvas.findByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
    await press(canvas, userEvent, 'Sell');
    await expect(await canvas.findByText('Customer profile link')).toBeVisible();
    await expect(sent.map(({ body }) => body['metatag'])).toEqual(['Booking 4711', 'Booking 4711']);
    await expect(sent[1]?.key).not.toBe(sent[0]?.key);
  },
});

/** The answer was lost, and the sale was made: it is shown as if the answer had come. */
export const SoldAllTheSame = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    attemptIs({ state: 'UNUSED' }, { state: 'SOLD', uid: activationResult().activatedItem.uid });
    const sent = selling(broken);
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByText('Customer profile link')).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=success`));
    await expect(openPackages()).toEqual([]);
    goBack();
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(sent).toHaveLength(1);
  },
});

/** Back, while nobody knows: the form is not there. */
export const BackWhileUnknown = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    attemptIs({ state: 'UNUSED' }, { state: 'RUNNING' });
    selling(broken);
    await sellIt(canvas, userEvent);
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=error`));
    goBack();
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=notes`));
    await expect(canvas.getByText('It is not known yet whether it was sold.', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Notes' })).toBeNull();
  },
});

export const FailureAnswer = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    attemptIs({ state: 'UNUSED' }, { state: 'RUNNING' });
    selling(activationResult({ status: 'failure' }));
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong!');
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to store' }));
    await expect(await canvas.findByText(/was interrupted/)).toBeVisible();
  },
});

const noCredit = problem(
  402,
  'insufficient_credits',
  'Insufficient credits',
  'You do not have sufficient credits to purchase the data package.',
);

export const InsufficientCredit = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(noCredit);
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You do not have sufficient credits');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not sold' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up credit' })).toHaveAttribute('href', '/credits');
  },
});

/** A code of a later server: it is known by its status, and says what its title and message say. */
export const RefusedForANewReason = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const code: string = 'sold_out_today';
    selling(problem(409, code as ProblemCode, 'Sold out', 'Nothing more is sold today. Please sell it tomorrow.'));
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing more is sold today.');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not sold' })).toBeVisible();
  },
});

export const CreditToppedUp = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    selling(noCredit, activationResult());
    await sellIt(canvas, userEvent);
    await press(canvas, userEvent, 'Try again');
    await expect(await canvas.findByText('Customer profile link')).toBeVisible();
  },
});

const priceChanged = problem(409, 'price_changed', 'Price changed', '');

export const PriceChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(priceChanged);
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The price changed since your confirmation.');
  },
});

/** The new price is confirmed again; the typed text is still there. */
export const NewPriceConfirmed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent = selling(priceChanged, activationResult());
    await press(canvas, userEvent, 'Confirm payment');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    network.use(
      getGetInventoryItemMockHandler(item({ prices: [{ sortIndex: 0, priceValue: 10.5, currencyCode: 'USD' }] })),
    );
    await press(canvas, userEvent, 'Sell');
    await expect(await canvas.findByText(/^You pay 10\.50.USD, no longer 9\.20.USD\.$/)).toBeVisible();
    await press(canvas, userEvent, 'Show the new price');
    await press(canvas, userEvent, 'Confirm payment');
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
    await press(canvas, userEvent, 'Sell');
    await canvas.findByText('Customer profile link');
    await expect(sent[1]?.body['expectedPrice']).toEqual({ priceValue: 10.5, currencyCode: 'USD' });
    // The refusal left the attempt unused.
    await expect(sent[1]?.key).toBe(sent[0]?.key);
  },
});

/**
 * The customer has paid: another price of theirs is refused, shown beside the one that was collected, and asked again.
 */
export const RetailPriceChanged = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent = selling(priceChanged, activationResult());
    await press(canvas, userEvent, 'Confirm payment');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    network.use(
      getGetInventoryItemMockHandler(item({ retailPrices: [{ sortIndex: 0, priceValue: 19.5, currencyCode: 'USD' }] })),
    );
    await press(canvas, userEvent, 'Sell');
    await expect(await canvas.findByText(/^Your customer pays 19\.50.USD, no longer 14\.90.USD\.$/)).toBeVisible();
    await press(canvas, userEvent, 'Show the new price');
    await press(canvas, userEvent, 'Confirm payment');
    await press(canvas, userEvent, 'Sell');
    await canvas.findByText('Customer profile link');
    await expect(sent.map(({ body }) => body['expectedRetailPrice'])).toEqual([
      { priceValue: 14.9, currencyCode: 'USD' },
      { priceValue: 19.5, currencyCode: 'USD' },
    ]);
    await expect(sent[1]?.body['metatag']).toBe('Booking 4711');
  },
});

const outOfStock = problem(
  409,
  'out_of_stock',
  'Out of stock',
  "selected product can't be provided in the desired quantity",
);

export const OutOfStock = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(outOfStock);
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "selected product can't be provided in the desired quantity",
    );
  },
});

export const AnotherPackageInstead = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    selling(outOfStock);
    await sellIt(canvas, userEvent);
    await press(canvas, userEvent, 'Choose another package');
    await waitFor(() => expect(address()).toMatch(/^\/store\/new\/packages\?/));
  },
});

const customerExists = problem(409, 'customer_exists', 'Could not create customer', 'M');

export const CustomerExists = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(customerExists);
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Please top up the existing customer instead/);
  },
});

export const ToppedUpInstead = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    selling(customerExists);
    await press(canvas, userEvent, 'Confirm payment');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    await press(canvas, userEvent, 'Sell');
    await canvas.findByRole('alert');
    const customer = { ...customerDetails().customer, email: 'nina@example.com' };
    network.use(getSearchCustomersMockHandler({ items: [customerDetails({ customer })] }));
    await press(canvas, userEvent, 'Find the customer');
    await waitFor(() => expect(address()).toBe('/store/existing?email=nina%40example.com'));
    await expect(await canvas.findByRole('combobox', { name: 'Email address' })).toHaveValue('nina@example.com');
    await canvas.findByRole('heading', { name: 'Customer Profile' });
    await press(canvas, userEvent, 'Top Up');
    await press(canvas, userEvent, /Europe 5 GB/);
    await press(canvas, userEvent, 'Confirm payment');
    await expect(await canvas.findByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
  },
});

export const InsufficientCreditMobile = meta.story({
  globals: { ...modes.de, ...modes.mobile },
  play: async ({ canvas, userEvent }) => {
    selling(noCredit);
    await press(canvas, userEvent, 'Zahlung bestätigen');
    await press(canvas, userEvent, 'Verkaufen');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

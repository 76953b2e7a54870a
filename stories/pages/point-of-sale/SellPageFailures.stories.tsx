import { expect, waitFor } from 'storybook/test';
import { getSearchCustomersMockHandler } from '#mocks/generated/storefront/customers/customers.msw.ts';
import { getGetInventoryItemMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { activationResult, customerDetails, problem } from '#mocks/scenarios/sales.ts';
import { modes } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SellPage } from '#web/pages/point-of-sale/SellPage.tsx';
import { address } from '../Address.tsx';
import { PointOfSale } from './PointOfSale.tsx';
import { newCustomer, press, selling, sellIt } from './selling.ts';

const meta = preview.meta({
  title: 'Pages/Point of sale/SellPageFailures',
  component: SellPage,
  render: () => <PointOfSale />,
  parameters: {
    route: newCustomer,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
});

export const Unexpected = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(problem(500, 'internal_error', 'Internal error', 'M'));
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong!');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not confirmed' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=error`));
  },
});

/** The first try has no outcome: the second one is the same to the server. */
export const UnexpectedTriedAgain = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent = selling(problem(500, 'internal_error', 'Internal error', 'M'), activationResult());
    await sellIt(canvas, userEvent);
    await press(canvas, userEvent, 'Try again');
    await expect(await canvas.findByText('Customer profile link')).toBeVisible();
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
  },
});

export const FailureAnswer = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(activationResult({ status: 'failure' }));
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong!');
  },
});

export const FailureLeft = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    selling(activationResult({ status: 'failure' }));
    await sellIt(canvas, userEvent);
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
    await press(canvas, userEvent, 'Activate eSIM');
    await press(canvas, userEvent, 'Show the new price');
    await press(canvas, userEvent, 'Confirm payment');
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
    await press(canvas, userEvent, 'Activate eSIM');
    await canvas.findByText('Customer profile link');
    await expect(sent[1]?.body['expectedPrice']).toEqual({ priceValue: 10.5, currencyCode: 'USD' });
    await expect(sent[1]?.key).not.toBe(sent[0]?.key);
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
    await press(canvas, userEvent, 'Activate eSIM');
    await canvas.findByRole('alert');
    network.use(getSearchCustomersMockHandler({ items: [customerDetails()] }));
    await press(canvas, userEvent, 'Find the customer');
    await waitFor(() => expect(address()).toBe('/store/existing?email=tom%40example.com'));
    await expect(await canvas.findByRole('combobox', { name: 'Email address' })).toHaveValue('tom@example.com');
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
    await press(canvas, userEvent, 'eSIM aktivieren');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

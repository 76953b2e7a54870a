import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ActivationResult } from '#contract/storefront/model/activationResult.ts';
import type { Problem } from '#contract/storefront/model/problem.ts';
import { getRegisterActivationMockHandler } from '#mocks/generated/storefront/activations/activations.msw.ts';
import { getSearchCustomersMockHandler } from '#mocks/generated/storefront/customers/customers.msw.ts';
import {
  getGetInventoryItemMockHandler,
  getGetInventoryItemMockHandler404,
  getGetInventoryItemMockHandler500,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { activationResult, customerDetails, problem, twoDomains } from '#mocks/scenarios/sales.ts';
import { modes } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SellPage } from '#web/pages/point-of-sale/SellPage.tsx';
import { paths } from '#web/paths.ts';
import { address, goBack } from '../Address.tsx';
import { announcer } from '../packages/announcer.ts';
import { interruptedSale } from './interrupted-sale.ts';
import { PointOfSale } from './PointOfSale.tsx';

const ID = item().id;
const customerUid = customerDetails().customer.uid;
const newCustomer = paths.pointOfSaleSell('new', ID, { email: 'tom@example.com', country: 'DE' });
const guest = paths.pointOfSaleSell('guest', ID, { country: 'DE' });
const existing = paths.pointOfSaleSell('existing', ID, { customerUid });

const meta = preview.meta({
  title: 'Pages/Point of sale/SellPage',
  component: SellPage,
  render: () => <PointOfSale />,
  parameters: {
    route: newCustomer,
    layout: 'fullscreen',
    a11y: announcer,
    docs: { story: { inline: false, height: '720px' } },
  },
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
});

type Answer = ActivationResult | Problem | 'never';
type Sent = { path: string; key: string | null; body: Record<string, unknown> };

const isProblem = (answer: ActivationResult | Problem): answer is Problem => 'title' in answer;

/** Answers sale after sale with these, the last one again and again, and keeps what was sent. */
const selling = (...answers: Answer[]): Sent[] => {
  const sent: Sent[] = [];
  network.use(
    http.post('*/client-api/activations/:kind', async ({ request, params }) => {
      if (params['kind'] === 'search-customers') return undefined;
      sent.push({
        path: new URL(request.url).pathname,
        key: request.headers.get('Idempotency-Key'),
        body: (await request.json()) as Record<string, unknown>,
      });
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? activationResult();
      if (answer === 'never') await delay('infinite');
      if (answer === 'never' || !isProblem(answer)) return HttpResponse.json(answer);
      return HttpResponse.json(answer, {
        status: answer.status,
        headers: { 'Content-Type': 'application/problem+json' },
      });
    }),
  );
  return sent;
};

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

const press = async (canvas: Canvas, userEvent: UserEvent, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** From the summary to the call. */
const sellIt = async (canvas: Canvas, userEvent: UserEvent, last = 'Activate eSIM'): Promise<void> => {
  await press(canvas, userEvent, 'Confirm payment');
  await press(canvas, userEvent, last);
};

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await expect(await canvas.findByText('14.90')).toBeVisible();
    await press(canvas, userEvent, 'Confirm payment');
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=notes`));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Booking 4711 ');
    await userEvent.click(canvas.getByRole('radio', { name: /On first use/ }));
    await press(canvas, userEvent, 'Activate eSIM');
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=success`));
    await expect(canvas.getByText('Customer profile link')).toBeVisible();
    await expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/client-api/activations/register',
        body: {
          inventoryItemId: ID,
          activationMode: 'FIRST_USE',
          metatag: 'Booking 4711',
          expectedPrice: { priceValue: 9.2, currencyCode: 'USD' },
          customerEmail: 'tom@example.com',
          userCountry: 'DE',
        },
      },
    ]);
    await press(canvas, userEvent, 'Back to store');
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(canvas.queryByText(/was interrupted/)).toBeNull();
  },
});

export const Notes = meta.story({ parameters: { route: `${newCustomer}&state=notes` } });

export const GuestSale = meta.story({
  parameters: { route: guest },
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByText('Installation link')).toBeVisible();
    await expect(sent[0]?.body).not.toHaveProperty('customerEmail');
    await expect(sent[0]?.body).not.toHaveProperty('metatag');
  },
});

/** Typed by hand without a country: it is asked for first. */
export const CountryMissing = meta.story({
  parameters: { route: paths.pointOfSaleSell('guest', ID) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Aus');
    await userEvent.click(await screen.findByRole('option', { name: /Austria/ }));
    await press(canvas, userEvent, 'Continue');
    await waitFor(() => expect(address()).toBe(`/store/guest/packages/${ID}?country=AT`));
    await expect(await canvas.findByText('Austria')).toBeVisible();
  },
});

export const TopUp = meta.story({
  parameters: { route: existing },
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await sellIt(canvas, userEvent, 'Top up now');
    await expect(await canvas.findByRole('heading', { name: 'Topped up' })).toBeVisible();
    await expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/client-api/activations/top-up',
        body: {
          inventoryItemId: ID,
          activationMode: 'NOW',
          expectedPrice: { priceValue: 9.2, currencyCode: 'USD' },
          customerUid,
        },
      },
    ]);
  },
});

/** Two balances fit: the one of the eSIM that was looked for is proposed. */
export const SeveralEsims = meta.story({
  parameters: { route: `${existing}&iccid=${twoDomains.relatedEsims[1]!.iccid}` },
  beforeEach: () => network.use(getSearchCustomersMockHandler({ items: [twoDomains] })),
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    const [first] = await canvas.findAllByRole('radio');
    await expect(first).toBeChecked();
    await sellIt(canvas, userEvent, 'Top up now');
    await waitFor(() => expect(sent[0]?.body).toHaveProperty('customerProfileDomainId', 'second-domain'));
  },
});

export const DoesNotFit = meta.story({
  parameters: { route: existing },
  beforeEach: () => network.use(getGetInventoryItemMockHandler(item({ profileDomainKey: 'plus' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm payment' })).toHaveAccessibleDescription(
      /does not work on this customer/,
    );
  },
});

export const Selling = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling('never');
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByText('This takes a few seconds. Please keep this page open.')).toBeVisible();
    await expect(address()).toBe(`${newCustomer}&state=loading`);
    await expect(sessionStorage.getItem('saleAttempts')).toContain('Europe 5 GB');
    goBack();
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=notes`));
    await expect(canvas.getByText('This takes a few seconds. Please keep this page open.')).toBeVisible();
  },
});

/** Back from the success leads to the store, and sells nothing again. */
export const BackAfterSuccess = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await sellIt(canvas, userEvent);
    await canvas.findByText('Customer profile link');
    goBack();
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(sent).toHaveLength(1);
  },
});

export const ReloadedWhileLoading = meta.story({
  parameters: { route: `${newCustomer}&state=loading` },
  beforeEach: () => sessionStorage.setItem('saleAttempts', JSON.stringify([interruptedSale])),
  play: async ({ canvas }) => {
    const sent = selling(activationResult());
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(canvas.getByText('The sale of Europe 5 GB was interrupted')).toBeVisible();
    await expect(sent).toEqual([]);
  },
});

/** The interrupted sale again: with what was typed, so that the server knows it for the same. */
export const Resumed = meta.story({
  beforeEach: () => sessionStorage.setItem('saleAttempts', JSON.stringify([interruptedSale])),
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await press(canvas, userEvent, 'Confirm payment');
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
    await expect(canvas.getByRole('radio', { name: /On first use/ })).toBeChecked();
    await press(canvas, userEvent, 'Activate eSIM');
    await canvas.findByText('Customer profile link');
    await expect(sent).toHaveLength(1);
    await expect(sessionStorage.getItem('saleAttempts')).toBeNull();
  },
});

/** Gone elsewhere before the answer came: a toast tells it there. */
export const LeftWhileSelling = meta.story({
  parameters: { route: paths.pointOfSalePackages('new', { email: 'tom@example.com', country: 'DE' }) },
  play: async ({ canvas, userEvent }) => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    network.use(
      getRegisterActivationMockHandler(async () => {
        await answered;
        return activationResult();
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /Europe 5 GB/ }));
    await sellIt(canvas, userEvent);
    await canvas.findByText('This takes a few seconds. Please keep this page open.');
    for (let step = 0; step < 3; step += 1) goBack();
    await canvas.findByRole('heading', { name: 'Choose a package' });
    answer();
    await expect(await screen.findByText('Europe 5 GB was sold. You find the sale in the history.')).toBeVisible();
  },
});

/** The first try has no outcome: the second one is the same to the server. */
export const Unexpected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = selling(problem(500, 'Internal error', 'M'), activationResult());
    await sellIt(canvas, userEvent);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Something went wrong!');
    await expect(address()).toBe(`${newCustomer}&state=error`);
    await press(canvas, userEvent, 'Try again');
    await expect(await canvas.findByText('Customer profile link')).toBeVisible();
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
  },
});

export const PendingAnswer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult({ status: 'pending' }), activationResult());
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Trying again cannot charge you twice.');
    await press(canvas, userEvent, 'Try again');
    await canvas.findByText('Customer profile link');
    await expect(sent[1]).toEqual(sent[0]);
  },
});

export const FailureAnswer = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(activationResult({ status: 'failure' }));
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong!');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to store' }));
    await expect(await canvas.findByText(/was interrupted/)).toBeVisible();
  },
});

export const InsufficientCredit = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(
      problem(402, 'Insufficient credits', 'You do not have sufficient credits to purchase the data package.'),
      activationResult(),
    );
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You do not have sufficient credits');
    await expect(canvas.getByRole('link', { name: 'Top up credit' })).toHaveAttribute('href', '/credits');
    await press(canvas, userEvent, 'Try again');
    await expect(await canvas.findByText('Customer profile link')).toBeVisible();
  },
});

/** The new price is confirmed anew; what was typed is still there. */
export const PriceChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = selling(problem(409, 'Price changed', ''), activationResult());
    await press(canvas, userEvent, 'Confirm payment');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Booking 4711');
    network.use(
      getGetInventoryItemMockHandler(item({ prices: [{ sortIndex: 0, priceValue: 10.5, currencyCode: 'USD' }] })),
    );
    await press(canvas, userEvent, 'Activate eSIM');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The price changed since your confirmation.');
    await press(canvas, userEvent, 'Show the new price');
    await press(canvas, userEvent, 'Confirm payment');
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
    await press(canvas, userEvent, 'Activate eSIM');
    await canvas.findByText('Customer profile link');
    await expect(sent[1]?.body['expectedPrice']).toEqual({ priceValue: 10.5, currencyCode: 'USD' });
    await expect(sent[1]?.key).not.toBe(sent[0]?.key);
  },
});

export const OutOfStock = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(problem(409, 'Out of stock', "selected product can't be provided in the desired quantity"));
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "selected product can't be provided in the desired quantity",
    );
    await press(canvas, userEvent, 'Choose another package');
    await waitFor(() => expect(address()).toMatch(/^\/store\/new\/packages\?/));
  },
});

export const CustomerExists = meta.story({
  play: async ({ canvas, userEvent }) => {
    selling(problem(409, 'Could not create customer', 'M'));
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Please top up the existing customer instead/);
    await press(canvas, userEvent, 'Find the customer');
    await waitFor(() => expect(address()).toBe('/store/existing'));
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(http.get('*/client-api/products/inventory/:id', () => delay('infinite'))),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetInventoryItemMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The package could not be loaded.');
    network.use(getGetInventoryItemMockHandler());
    await press(canvas, userEvent, 'Try again');
    await expect(await canvas.findByText('14.90')).toBeVisible();
  },
});

export const Gone = meta.story({
  beforeEach: () => network.use(getGetInventoryItemMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This package is no longer in your inventory.')).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: modes.mobile });
export const NotesMobile = meta.story({ parameters: { route: `${newCustomer}&state=notes` }, globals: modes.mobile });

export const SuccessMobile = meta.story({
  parameters: { route: guest },
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    selling(activationResult());
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByText('Installation link')).toBeVisible();
  },
});

export const InsufficientCreditMobile = meta.story({
  globals: { ...modes.de, ...modes.mobile },
  play: async ({ canvas, userEvent }) => {
    selling(problem(402, 'Insufficient credits', 'You do not have sufficient credits to purchase the data package.'));
    await press(canvas, userEvent, 'Zahlung bestätigen');
    await press(canvas, userEvent, 'eSIM aktivieren');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const German = meta.story({ globals: modes.de });
export const GermanNotesMobile = meta.story({
  parameters: { route: `${newCustomer}&state=notes` },
  globals: { ...modes.de, ...modes.mobile },
});
export const Dark = meta.story({ globals: modes.dark });

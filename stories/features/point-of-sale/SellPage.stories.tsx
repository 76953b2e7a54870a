import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetActivatedItemResponseMock,
  getGetSaleSuggestionsMockHandler,
  getRegisterActivationMockHandler,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import { getSearchCustomersMockHandler } from '#mocks/generated/storefront/customers/customers.msw.ts';
import {
  getGetInventoryItemMockHandler,
  getGetInventoryItemMockHandler404,
  getGetInventoryItemMockHandler500,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { activationResult, chargedItem, twoDomains } from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { getRegisterActivationUrl, getTopUpActivationUrl } from '#web/api/storefront/activations/activations.ts';
import { Component as SellPage } from '#web/features/point-of-sale/SellPage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { address, goBack } from '../Address.tsx';
import { ATTEMPT, attemptIs, openPackages } from './open-sale.ts';
import { PointOfSale } from './PointOfSale.tsx';
import { customerUid, existing, guest, ITEM_ID, newCustomer, press, selling, sellIt } from './selling.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/SellPage',
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

export const Default = meta.story({ parameters: looks });

export const Sold = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await expect(
      await within(await canvas.findByRole('region', { name: 'Summary' })).findByText('14.90'),
    ).toBeVisible();
    await press(canvas, userEvent, 'Confirm payment');
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=notes`));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), ' Booking 4711 ');
    await userEvent.click(canvas.getByRole('radio', { name: /On first use/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Summary' }));
    await waitFor(() => expect(address()).toBe(newCustomer));
    await press(canvas, userEvent, 'Confirm payment');
    await expect(await canvas.findByRole('textbox', { name: 'Notes' })).toHaveValue(' Booking 4711 ');
    await press(canvas, userEvent, 'Sell');
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=success`));
    await expect(canvas.getByText('Customer profile link')).toBeVisible();
    await expect(sent.map(({ key }) => key)).toEqual([ATTEMPT]);
    await expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: getRegisterActivationUrl(),
        body: {
          inventoryItemId: ITEM_ID,
          activationMode: 'FIRST_USE',
          metatag: 'Booking 4711',
          expectedPrice: { priceValue: 9.2, currencyCode: 'USD' },
          expectedRetailPrice: { priceValue: 14.9, currencyCode: 'USD' },
          customerEmail: 'nina@example.com',
          userCountry: 'DE',
        },
      },
    ]);
    await press(canvas, userEvent, 'Back to store');
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(canvas.queryByText(/was interrupted/)).toBeNull();
  },
});

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
  beforeEach: () => network.use(getGetSaleSuggestionsMockHandler({ items: [], countries: [] })),
  parameters: { route: paths.pointOfSaleSell('guest', ITEM_ID, { attempt: ATTEMPT }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Aus');
    await userEvent.click(await screen.findByRole('option', { name: /Austria/ }));
    await press(canvas, userEvent, 'Continue');
    await waitFor(() => expect(address()).toBe(`/store/guest/packages/${ITEM_ID}?attempt=${ATTEMPT}&country=AT`));
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
        path: getTopUpActivationUrl(),
        body: {
          inventoryItemId: ITEM_ID,
          activationMode: 'FIRST_USE',
          expectedPrice: { priceValue: 9.2, currencyCode: 'USD' },
          expectedRetailPrice: { priceValue: 14.9, currencyCode: 'USD' },
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

/** No other story has this attempt: it is being sent for as long as the page lives. */
const sending = newCustomer.replace(ATTEMPT, 'sending');

export const Selling = meta.story({
  parameters: { route: sending, ...looks },
  play: async ({ canvas, userEvent }) => {
    selling('never');
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByText('This takes a few seconds. Please keep this page open.')).toBeVisible();
    await expect(canvas.getAllByText('Activating Europe 5 GB')[0]).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`${sending}&state=loading`));
    await expect(openPackages()).toEqual(['Europe 5 GB']);
    goBack();
    await waitFor(() => expect(address()).toBe(`${sending}&state=notes`));
    await expect(canvas.getByText('This takes a few seconds. Please keep this page open.')).toBeVisible();
  },
});

/** Two presses before the page has changed are one sale. */
export const PressedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await press(canvas, userEvent, 'Confirm payment');
    const button = await canvas.findByRole('button', { name: 'Sell' });
    button.click();
    button.click();
    await canvas.findByText('Customer profile link');
    await expect(sent).toHaveLength(1);
  },
});

/** Back from the success leads to the store, and sells nothing again. */
export const BackAfterSuccess = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await sellIt(canvas, userEvent);
    await canvas.findByText('Customer profile link');
    goBack();
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(sent).toHaveLength(1);
  },
});

/** It was never sent, as after an expired session: what was typed is still there. */
export const ReloadedBeforeSent = meta.story({
  tags: ['behaviour'],
  parameters: { route: `${newCustomer}&state=loading` },
  beforeEach: () => typedBefore(),
  play: async ({ canvas }) => {
    const sent = selling(activationResult());
    await expect(await canvas.findByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
    await expect(address()).toBe(`${newCustomer}&state=notes`);
    await expect(sent).toEqual([]);
  },
});

/** An address from elsewhere, without an attempt: it gets one before anything is sold. */
export const WithoutAttempt = meta.story({
  tags: ['behaviour'],
  parameters: { route: paths.pointOfSaleSell('guest', ITEM_ID, { country: 'DE' }) },
  play: async ({ canvas, userEvent }) => {
    const sent = selling(activationResult());
    await waitFor(() => expect(address()).toMatch(/&attempt=[\da-f-]{36}$/));
    const attempt = new URLSearchParams(address().split('?')[1]).get('attempt');
    await sellIt(canvas, userEvent);
    await canvas.findByText('Installation link');
    await expect(sent.map(({ key }) => key)).toEqual([attempt]);
  },
});

const detail = getGetActivatedItemResponseMock();

const typedBefore = (): void =>
  sessionStorage.setItem(
    'draft  sale',
    JSON.stringify({ name: ATTEMPT, details: { metatag: 'Booking 4711', activationMode: 'NOW' } }),
  );

const soldBefore = (): void => attemptIs({ state: 'SOLD', uid: detail.activatedItem.uid });

export const ReloadedAfterSuccess = meta.story({
  parameters: { route: `${guest}&state=success` },
  beforeEach: soldBefore,
  play: async ({ canvas }) => {
    const sent = selling(activationResult());
    await expect(await canvas.findByText('Installation link')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in history' })).toHaveAttribute(
      'href',
      `/your-store/history/${detail.activatedItem.uid}`,
    );
    await expect(sent).toEqual([]);
  },
});

export const LeftAfterReload = meta.story({
  tags: ['behaviour'],
  parameters: { route: `${guest}&state=success` },
  beforeEach: soldBefore,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Installation link');
    await press(canvas, userEvent, 'Back to store');
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(sessionStorage.getItem('draft  sale')).toBeNull();
  },
});

/** Going back after that does not offer the same sale again. */
export const BackAfterReload = meta.story({
  tags: ['behaviour'],
  parameters: { route: `${guest}&state=notes` },
  beforeEach: soldBefore,
  play: async () => {
    await waitFor(() => expect(address()).toBe('/store'));
  },
});

/** The page was reloaded before it was sold: the session had expired. */
export const NotesAfterReload = meta.story({
  parameters: { route: `${guest}&state=notes` },
  beforeEach: () => typedBefore(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Notes' })).toHaveValue('Booking 4711');
  },
});

/** A colleague sold the last one in stock between the summary and the sale. */
export const StockUsedUp = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    selling(activationResult({ activatedItem: chargedItem }));
    await press(canvas, userEvent, 'Confirm payment');
    await canvas.findByRole('textbox', { name: 'Notes' });
    network.use(getGetInventoryItemMockHandler(item({ amount: 0 })));
    await press(canvas, userEvent, 'Sell');
    await expect(await canvas.findByText(/your credit paid for this one/)).toBeVisible();
  },
});

/** The seller left before the response came: a toast reports it there. */
export const LeftWhileSelling = meta.story({
  parameters: { route: paths.pointOfSalePackages('new', { email: 'nina@example.com', country: 'DE' }) },
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
    await expect(await screen.findByText('Europe 5 GB was sold. You can find the sale in the history.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getGetInventoryItemMockHandler(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetInventoryItemMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The package could not be loaded.');
  },
});

export const Retried = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetInventoryItemMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    network.use(getGetInventoryItemMockHandler());
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Confirm payment' })).toBeVisible();
  },
});

export const Gone = meta.story({
  beforeEach: () => network.use(getGetInventoryItemMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This package is no longer in your inventory.')).toBeVisible();
  },
});

/** An address that lacks the buyer leads to where one is named. */
export const EmailMissing = meta.story({
  parameters: { route: `/store/new/packages/${ITEM_ID}` },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/store/new'));
  },
});

export const CustomerMissing = meta.story({
  parameters: { route: `/store/existing/packages/${ITEM_ID}` },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/store/existing'));
  },
});
export const SuccessMobile = meta.story({
  parameters: { route: guest },
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    selling(activationResult());
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByText('Installation link')).toBeVisible();
  },
});

import { expect, screen, waitFor } from 'storybook/test';
import {
  getGetCreditMockHandler,
  getGetCreditMockHandler500,
  getGetCreditResponseMock,
} from '#mocks/generated/storefront/credit/credit.msw.ts';
import {
  getGetReceiptMockHandler500,
  getListCurrenciesMockHandler,
  getListCurrenciesMockHandler500,
  getListPaymentHistoryMockHandler,
  getListPaymentHistoryMockHandler500,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, neverAnswering } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as CreditsPage } from '#web/features/credits/CreditsPage.tsx';
import { backFromPayment } from '../../ended-payment.ts';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/Credits/CreditsPage',
  component: CreditsPage,
  parameters: {
    layout: 'fullscreen',
    route: '/credits',
    docs: { story: { inline: false, height: '640px' } },
  },
  beforeEach: () => localStorage.clear(),
  render: () => (
    <>
      <CreditsPage />
      <Address />
    </>
  ),
});

export const Default = meta.story({ parameters: looks });

export const ContinuedToPayment = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('128.40')).toBeVisible();
    await expect(canvas.queryByText(/You owe/)).toBeNull();
    await expect((await canvas.findAllByRole('article')).length).toBe(3);
    await userEvent.type(await canvas.findByLabelText('Amount'), '25');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(address()).toBe('/add-credits/checkout'));
    await expect(localStorage.getItem('topUpValue')).toBe('25');
  },
});

/** It is said, and can be tried again. */
export const ReceiptFails = meta.story({
  beforeEach: () => network.use(getGetReceiptMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Receipt of / });
    await userEvent.click(button as HTMLElement);
    await expect(await screen.findByText('Failed downloading receipt. Please try again later.')).toBeVisible();
    await expect(button).toBeEnabled();
  },
});

export const BannerPutAway = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(/Credit never expires/)).toBeNull();
    await expect(localStorage.getItem('hideCreditsBanner')).toBe('true');
  },
});

const owed = [{ value: 100, currency: 'USD' }];

export const Owing = meta.story({
  beforeEach: () =>
    network.use(
      getGetCreditMockHandler({ ...getGetCreditResponseMock(), balance: { value: 50, currency: 'EUR' }, owed }),
    ),
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You owe 100.00 USD')).toBeVisible();
    await expect(canvas.getByText(/your credit in EUR/)).toBeVisible();
  },
});

export const OwingWithoutCredit = meta.story({
  beforeEach: () =>
    network.use(
      getGetCreditMockHandler({ ...getGetCreditResponseMock(), balance: { value: 0, currency: 'EUR' }, owed }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/switch to that currency below/)).toBeVisible();
  },
});

export const HighMinimum = meta.story({
  beforeEach: () =>
    network.use(
      getListCurrenciesMockHandler([
        { code: 'USD', name: 'US dollar', minimumTopUpAmount: 50, minimumTopUpThreshold: 10 },
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/from 50\.00.USD/)).toBeVisible();
  },
});

export const Success = meta.story({
  beforeEach: () => backFromPayment('SUCCESS'),
  parameters: { route: '/credits?success' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Credit added' });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(address()).toBe('/credits'));
  },
});

export const Pending = meta.story({
  beforeEach: () => backFromPayment('PENDING'),
  parameters: { route: '/credits?pending' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Payment pending' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(neverAnswering()),
});

export const Empty = meta.story({
  beforeEach: () =>
    network.use(
      getGetCreditMockHandler({ ...getGetCreditResponseMock(), balance: { value: 0, currency: 'USD' } }),
      getListPaymentHistoryMockHandler({ items: [], totalVolume: { volumeSize: 0 } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing bought yet')).toBeVisible();
    await expect(canvas.getByText('0.00')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    network.use(getGetCreditMockHandler500(), getListPaymentHistoryMockHandler500(), getListCurrenciesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your balance could not be loaded.')).toBeVisible();
    await expect(await canvas.findByText('Your purchase history could not be loaded.')).toBeVisible();
    // Which currency the credit is in, nobody knows.
    await expect(canvas.queryByText(/USD/)).toBeNull();
  },
});

export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(getGetCreditMockHandler500(), getListPaymentHistoryMockHandler500(), getListCurrenciesMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your balance could not be loaded.')).toBeVisible();
    await expect(await canvas.findByText('Your purchase history could not be loaded.')).toBeVisible();
    // The way to pay stays open.
    await userEvent.type(canvas.getByLabelText('Amount'), '9');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Amount')).toBeInvalid();
    network.use(getGetCreditMockHandler());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await expect(await canvas.findByText('128.40')).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveValue('9');
  },
});

import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  getGetPaymentDetailsMockHandler412,
  getGetPaymentDetailsMockHandler500,
  getListPaymentHistoryMockHandler,
  getListPaymentHistoryMockHandler500,
  getListPaymentHistoryResponseMock,
  getSubmitCreditTopUpMockHandler,
  getSubmitCreditTopUpMockHandler409,
  getSubmitCreditTopUpMockHandler500,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, neverAnswering } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { leftPayments } from '#web/browser-storage/payment-marker.ts';
import { Component as CreditCheckoutPage } from '#web/features/checkout/CreditCheckoutPage.tsx';
import { Address, address } from '../Address.tsx';
import { backFromPayment } from '../../ended-payment.ts';

const PAYMENT_ID = '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a4001';

const meta = preview.meta({
  title: 'Features/Checkout/CreditCheckoutPage',
  component: CreditCheckoutPage,
  parameters: {
    layout: 'fullscreen',
    route: '/add-credits/checkout',
    docs: { story: { inline: false, height: '640px' } },
  },
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('topUpValue', '25');
  },
  render: () => (
    <>
      <CreditCheckoutPage />
      <Address />
    </>
  ),
});

const history = (status: 'SUCCESS' | 'FAILURE' | 'PENDING') => {
  const example = getListPaymentHistoryResponseMock();
  const [purchase] = example.items;
  if (!purchase) throw new Error('The contract has no example');
  const dateTime = new Date().toISOString();
  const items = purchase.items.map((item) => ({ ...item, status, dateTime }));
  return { ...example, items: [{ ...purchase, items, date: dateTime, hasPending: status === 'PENDING' }] };
};

const boughtId = getListPaymentHistoryResponseMock().items[0]?.id;

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('29.75')).toBeVisible();
    await expect(canvas.getByText(/25\.00.USD/)).toBeVisible();
    await expect(canvas.getByText(/4\.75.USD/)).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Pay 29\.75.USD/ })).toBeEnabled();
  },
});

/** The request: the marker first, one line of credit, the shown total, a key, and the return addresses. */
export const Pays = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    let seen: { body: unknown; key: string | null; start: string | null } | undefined;
    network.use(
      getListPaymentHistoryMockHandler(history('FAILURE')),
      getSubmitCreditTopUpMockHandler(async ({ request }) => {
        seen = {
          body: await request.json(),
          key: request.headers.get('Idempotency-Key'),
          start: localStorage.getItem('purchaseStartTime'),
        };
        return { paymentId: PAYMENT_ID, status: 'FAILURE', message: { content: 'Balance too low' } };
      }),
    );
    await userEvent.click(await canvas.findByRole('radio', { name: 'Crypto' }));
    const before = Date.now();
    await userEvent.click(canvas.getByRole('button', { name: /Pay/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Balance too low');
    const checkout = `${window.location.origin}/add-credits/checkout`;
    await expect(seen?.body).toEqual({
      cart: [{ dataPackageId: 'credit', amount: 25 }],
      paymentMethodId: 'reference-crypto',
      expectedPrices: [{ priceValue: 29.75, currencyCode: 'USD' }],
      useIncentivesBalance: false,
      token: '',
      successCallbackUrl: `${checkout}?method=reference-crypto&process-payment=true`,
      errorCallbackUrl: `${checkout}?method=reference-crypto&error=true`,
      cancelCallbackUrl: `${checkout}?method=reference-crypto`,
    });
    await expect(seen?.key).toMatch(/^[0-9a-f-]{36}$/);
    await expect(Math.abs(Number(seen?.start) - (before - 5_000))).toBeLessThan(1_000);
    await expect(localStorage.getItem('purchasePaymentId')).toBe(`"${PAYMENT_ID}"`);
  },
});

/** What another tab does with the browser's storage. */
const inAnotherTab = (key: string, value: string | null): void => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  globalThis.dispatchEvent(new StorageEvent('storage', { key }));
};

/** Another amount of another tab is not paid here unless the visitor says so. */
export const AmountChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Pay 29\.75.USD/ });
    inAnotherTab('topUpValue', '32');
    await expect(
      await canvas.findByText(/The amount is 32\.00.USD there\. You were shown 25\.00.USD here\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Pay 29\.75.USD/ })).toHaveAccessibleDescription(
      /Another tab changed this/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /Keep 25\.00.USD/ }));
    await expect(canvas.getByRole('button', { name: /Pay 29\.75.USD/ })).not.toHaveAttribute('aria-disabled');
  },
});

/** It is not an empty cart when another tab has paid. */
export const AmountPaidElsewhere = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Pay 29\.75.USD/ });
    inAnotherTab('topUpValue', null);
    await expect(await canvas.findByText(/The amount was paid or removed there/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Do not pay' }));
    await expect(await canvas.findByText('cart is empty')).toBeVisible();
  },
});

/** A payment by balance of another tab is looked up also where nothing is left to pay. */
export const ChargeOfAnotherTab = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    localStorage.removeItem('topUpValue');
    localStorage.setItem('openChargeTime', String(Date.now() - 5_000));
    localStorage.setItem('purchaseStartTime', String(Date.now() - 5_000));
    network.use(getListPaymentHistoryMockHandler(history('SUCCESS')));
  },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/credits?success'));
  },
});

/** The payment that was left for may be paid by now: without looking it up, nothing is paid. */
export const LastPaymentNotLookedUp = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    leftPayments.write([{ startedAt: Date.now() - 5_000, paymentId: PAYMENT_ID, cart: null, amount: 25 }]);
    network.use(getListPaymentHistoryMockHandler500());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    await userEvent.click(canvas.getByRole('button', { name: /Pay 29/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('nothing was started');
  },
});

export const PaidInPage = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(
      getSubmitCreditTopUpMockHandler({ paymentId: PAYMENT_ID, status: 'SUCCESS' }),
      getListPaymentHistoryMockHandler(history('PENDING')),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    await userEvent.click(canvas.getByRole('button', { name: /Pay 29/ }));
    await expect(await canvas.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  },
});

export const SubmitFails = meta.story({
  beforeEach: () => network.use(getSubmitCreditTopUpMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    await userEvent.click(canvas.getByRole('button', { name: /Pay 29/ }));
    // On a page that was never opened nothing can have been paid.
    const dialog = await screen.findByRole('alertdialog', { name: 'Payment page not opened' });
    await expect(dialog).toHaveTextContent('Nothing was charged.');
  },
});

export const SubmitFailsTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSubmitCreditTopUpMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    await userEvent.click(canvas.getByRole('button', { name: /Pay 29/ }));
    await screen.findByRole('alertdialog', { name: 'Payment page not opened' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: /Pay 29/ })).toBeVisible();
  },
});

export const PriceChanged = meta.story({
  beforeEach: () => network.use(getSubmitCreditTopUpMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    await userEvent.click(canvas.getByRole('button', { name: /Pay 29/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'The price changed since your confirmation.',
    );
  },
});

export const CountryMissing = meta.story({
  beforeEach: () => network.use(getGetPaymentDetailsMockHandler412()),
  play: async ({ canvas, userEvent }) => {
    const setup = '/account/details?next=%2Fadd-credits%2Fcheckout';
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your country is missing' }));
    await expect(dialog.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', setup);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', setup);
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetPaymentDetailsMockHandler500()),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'No price' });
  },
});

export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetPaymentDetailsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'No price' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(/price/);
    network.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('29.75')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => localStorage.removeItem('topUpValue'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('cart is empty')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
  },
});

export const ErrorInAddress = meta.story({
  parameters: { route: '/add-credits/checkout?error=true&message=Denied' },
  beforeEach: () => backFromPayment('FAILURE'),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Denied');
    await expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/credits');
  },
});

export const ErrorInAddressTriedAgain = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/add-credits/checkout?error=true&message=Denied' },
  beforeEach: () => backFromPayment('FAILURE'),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Denied');
    await expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/credits');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(address()).toBe('/add-credits/checkout'));
  },
});

const returned = { route: '/add-credits/checkout?process-payment=true' };

export const Processing = meta.story({
  parameters: returned,
  beforeEach: () => {
    localStorage.setItem('purchaseStartTime', String(Date.now() - 5_000));
    network.use(getListPaymentHistoryMockHandler(history('PENDING')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  },
});

export const Succeeded = meta.story({
  parameters: returned,
  beforeEach: () => {
    localStorage.setItem('purchaseStartTime', String(Date.now() - 5_000));
    network.use(getListPaymentHistoryMockHandler(history('SUCCESS')));
  },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/credits?success'));
    await expect(localStorage.getItem('purchaseStartTime')).toBeNull();
    await expect(localStorage.getItem('topUpValue')).toBeNull();
  },
});

export const PaymentFailed = meta.story({
  parameters: returned,
  beforeEach: () => {
    localStorage.setItem('purchaseStartTime', String(Date.now() - 5_000));
    network.use(getListPaymentHistoryMockHandler(history('FAILURE')));
  },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Payment failed' });
    await waitFor(() => expect(address()).toBe('/add-credits/checkout?error=true'));
    await expect(localStorage.getItem('purchaseStartTime')).toBeNull();
    await expect(localStorage.getItem('topUpValue')).toBe('25');
  },
});

/** Nothing is known of a payment, so nothing is said of one. */
export const NothingStarted = meta.story({
  parameters: returned,
  play: async () => {
    await waitFor(() => expect(address()).toBe('/credits?pending'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/** A payment that another browser left for: its id is in the address, and its amount is not this browser's. */
export const PaidElsewhere = meta.story({
  parameters: { route: `${returned.route}&payment=${boughtId}` },
  beforeEach: () => network.use(getListPaymentHistoryMockHandler(history('SUCCESS'))),
  play: async () => {
    await waitFor(() => expect(address()).toBe('/credits?success'));
    await expect(localStorage.getItem('topUpValue')).toBe('25');
  },
});

/** An address that says "failed" of a payment that was made. */
export const PaidInTruth = meta.story({
  parameters: { route: `/add-credits/checkout?error=true&message=Denied&payment=${boughtId}` },
  beforeEach: () => network.use(getListPaymentHistoryMockHandler(history('SUCCESS'))),
  play: async () => {
    await waitFor(() => expect(address()).toBe('/credits?success'));
  },
});

/** Half a minute goes by in a moment; the history is asked every 2 s and no longer. */
export const StillPending = meta.story({
  parameters: returned,
  beforeEach: () => {
    localStorage.setItem('purchaseStartTime', String(Date.now() - 5_000));
    network.use(getListPaymentHistoryMockHandler(history('PENDING')));
    const faster = 50;
    const { setTimeout: later, setInterval: often } = window;
    const timeout = spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms = 0) =>
      later(act, ms === PAYMENT_POLL_TIMEOUT_MS ? ms / faster : ms)) as typeof later);
    const interval = spyOn(window, 'setInterval').mockImplementation(((act: () => void, ms = 0) =>
      often(act, ms === PAYMENT_POLL_INTERVAL_MS ? ms / faster : ms)) as typeof often);
    return () => {
      timeout.mockRestore();
      interval.mockRestore();
    };
  },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/credits?pending'), { timeout: 3_000 });
    await expect(localStorage.getItem('purchaseStartTime')).not.toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(neverAnswering()),
});

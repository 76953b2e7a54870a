import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getListPaymentHistoryMockHandler,
  getSubmitCartMockHandler,
  getSubmitCartMockHandler409,
  getSubmitCartMockHandler502,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import {
  getCalculateCartPriceMockHandler,
  getCalculateCartPriceMockHandler412,
  getCalculateCartPriceMockHandler500,
} from '#mocks/generated/storefront/products/products.msw.ts';
import { cartPrice, packageNamed, purchase } from '#mocks/scenarios/packages.ts';
import { problem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network, never, refuse } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { purchaseStartTime } from '#web/browser-storage/payment-marker.ts';
import { Component as CartCheckoutPage } from '#web/features/checkout/CartCheckoutPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { address } from '../Address.tsx';
import { backFromPayment } from '../../ended-payment.ts';
import { At } from '../At.tsx';

const europe = packageNamed('Europe 5 GB');

const meta = preview.meta({
  title: 'Features/Checkout/CartCheckoutPage',
  component: CartCheckoutPage,
  parameters: {
    route: paths.packagesCheckout(),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    cartProducts.write([{ id: europe.id, amount: 2 }]);
  },
  render: () => (
    <At pattern={patterns.packagesCheckout}>
      <CartCheckoutPage />
    </At>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const order = within(await canvas.findByLabelText('Your order'));
    await expect(order.getByText('2 × Europe 5 GB')).toBeVisible();
    await expect(order.getByText('18.40')).toBeVisible();
    await expect(canvas.getByText('Bulk discount (5%)')).toBeVisible();
    await expect(canvas.getByText('VAT')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Pay 20.80/ })).not.toHaveAttribute('aria-disabled');
  },
});

export const BulkDiscount = meta.story({
  beforeEach: () => network.use(getCalculateCartPriceMockHandler(cartPrice({ lines: 6, discountRate: 0.125 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bulk discount (12.5%)')).toBeVisible();
  },
});

export const NoDiscount = meta.story({
  beforeEach: () => network.use(getCalculateCartPriceMockHandler(cartPrice({ lines: 1 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('VAT')).toBeVisible();
    await expect(canvas.queryByText(/Bulk discount/)).not.toBeInTheDocument();
  },
});

export const SecondPriceInTokens = meta.story({
  beforeEach: () =>
    network.use(
      getCalculateCartPriceMockHandler(
        cartPrice({ lines: 1, token: { priceValue: 1234.5678, currencyCode: 'TOKEN' } }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1,234\.5678/)).toBeVisible();
  },
});

export const AmountChanged = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 × Europe 5 GB')).toBeVisible();
    const answer = Promise.withResolvers<void>();
    const priced: unknown[] = [];
    network.use(
      getCalculateCartPriceMockHandler(async ({ request }) => {
        priced.push(await request.clone().json());
        await answer.promise;
        return cartPrice({ lines: 1 });
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Increase Amount of Europe 5 GB' }));
    await expect(canvas.getByText('3 × Europe 5 GB')).toBeVisible();
    await expect(cartProducts.read()).toEqual([{ id: europe.id, amount: 3 }]);
    // The total of before is no price to pay by.
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toHaveAccessibleDescription(
      'The price is being calculated.',
    );
    answer.resolve();
    await expect(await canvas.findByRole('button', { name: /^Pay 109\.48/ })).toBeVisible();
    await expect(priced).toEqual([[{ dataPackageId: europe.id, amount: 3 }]]);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove .* from the cart$/ }));
    await expect(await canvas.findByText('cart is empty')).toBeVisible();
  },
});

const gone = '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2affff';

/** A package that is not on offer any more is taken out, and the others are paid for. */
export const OffOffer = meta.story({
  beforeEach: () => {
    cartProducts.write([
      { id: gone, amount: 1 },
      { id: europe.id, amount: 2 },
    ]);
    network.use(
      getCalculateCartPriceMockHandler(async ({ request }) => {
        const lines = (await request.json()) as { dataPackageId: string }[];
        return lines.some(({ dataPackageId }) => dataPackageId === gone)
          ? refuse(problem(404, 'not_found', 'Not found', ''))
          : cartPrice({ lines: 1 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await screen.findByText('A package in your cart is no longer on offer and was taken out.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Pay 109\.48/ })).toBeVisible();
    await expect(cartProducts.read()).toEqual([{ id: europe.id, amount: 2 }]);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

export const Pay = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent: { body: unknown; key: string | null }[] = [];
    network.use(
      getSubmitCartMockHandler(async ({ request }) => {
        sent.push({ body: await request.clone().json(), key: request.headers.get('Idempotency-Key') });
        // The story stays where it is: another page of the same document.
        return { paymentId: 'payment', paymentUrl: `${location.href.split('#')[0]}#paying` };
      }),
    );
    await userEvent.click(await canvas.findByRole('radio', { name: 'Crypto' }));
    const clickedAt = Date.now();
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(location.hash).toBe('#paying'));
    const checkout = `${location.origin}/data-packages/checkout`;
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.body).toEqual({
      cart: [{ dataPackageId: europe.id, amount: 2 }],
      paymentMethodId: 'reference-crypto',
      expectedPrices: [{ priceValue: 20.8, currencyCode: 'USD' }],
      useIncentivesBalance: false,
      token: '',
      successCallbackUrl: `${checkout}?method=reference-crypto&process-payment=true`,
      errorCallbackUrl: `${checkout}?method=reference-crypto&error=true`,
      cancelCallbackUrl: `${checkout}?method=reference-crypto`,
    });
    await expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    await expect(Math.abs((purchaseStartTime.read() ?? 0) - (clickedAt - 5_000))).toBeLessThan(1_000);
    location.hash = '';
  },
});

export const PaidInPage = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(
      getSubmitCartMockHandler({ paymentId: 'payment', status: 'SUCCESS' }),
      getListPaymentHistoryMockHandler({ totalVolume: { volumeSize: 0 }, items: [purchase({ id: 'payment' })] }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(address()).toBe('/data-packages/checkout/success'));
    await expect(cartProducts.read()).toEqual([]);
  },
});

export const PaidInPageRefused = meta.story({
  beforeEach: () =>
    network.use(
      getSubmitCartMockHandler({ paymentId: 'payment', status: 'FAILURE', message: { content: 'Balance too low' } }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Balance too low');
  },
});

export const SubmitFailed = meta.story({
  beforeEach: () => network.use(getSubmitCartMockHandler502()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Crypto' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Nothing was charged/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/data-packages');
    await expect(dialog.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
  },
});

export const SubmitFailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSubmitCartMockHandler502()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Crypto' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Nothing was charged/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/data-packages');
    await expect(dialog.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(address()).toMatch(/^\/data-packages\/checkout\?method=/));
    await expect(await canvas.findByRole('radio', { name: 'Crypto' })).toBeChecked();
  },
});

export const PriceChanged = meta.story({
  beforeEach: () => network.use(getSubmitCartMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'The price changed since your confirmation.',
    );
  },
});

export const CountryMissing = meta.story({
  beforeEach: () => network.use(getCalculateCartPriceMockHandler412()),
  play: async ({ canvas, userEvent }) => {
    const setup = '/account/details?next=%2Fdata-packages%2Fcheckout';
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', setup);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', setup);
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(
      'We need the country of your billing address to calculate the tax.',
    );
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getCalculateCartPriceMockHandler500()),
  play: async ({ canvas }) => {
    await screen.findByRole('alertdialog');
    await expect(canvas.getByRole('button', { name: 'Pay', hidden: true })).toHaveAccessibleDescription(
      'The price could not be calculated. Please try again.',
    );
  },
});

export const FailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getCalculateCartPriceMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    network.use(getCalculateCartPriceMockHandler());
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('2 × Europe 5 GB')).toBeVisible();
  },
});

/** Anybody may write an address: without a payment that was looked up, it says nothing. */
export const FailedByHand = meta.story({
  parameters: { route: paths.packagesCheckout({ error: 'true', message: 'You were charged twice. Call us' }) },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/data-packages/checkout'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const FailedByAddress = meta.story({
  parameters: { route: paths.packagesCheckout({ error: 'true', message: 'Card <b>declined</b>' }) },
  beforeEach: () => backFromPayment('FAILURE'),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Card <b>declined</b>')).toBeVisible();
  },
});

export const FailedByAddressTriedAgain = meta.story({
  tags: ['behaviour'],
  parameters: { route: paths.packagesCheckout({ error: 'true', message: 'Card <b>declined</b>' }) },
  beforeEach: () => backFromPayment('FAILURE'),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Card <b>declined</b>')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(address()).toBe('/data-packages'));
  },
});

export const FailedByAddressClosed = meta.story({
  tags: ['behaviour'],
  parameters: { route: paths.packagesCheckout({ error: 'true' }) },
  beforeEach: () => backFromPayment('FAILURE'),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/data-packages/checkout'));
  },
});

export const ProcessingPayment = meta.story({
  parameters: { route: paths.packagesCheckout({ 'process-payment': 'true' }) },
  beforeEach: () => {
    purchaseStartTime.write(Date.now());
    network.use(getListPaymentHistoryMockHandler({ totalVolume: { volumeSize: 0 }, items: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    await waitFor(() => expect(cartProducts.read()).toEqual([]));
  },
});

export const PaymentSucceeded = meta.story({
  tags: ['behaviour'],
  parameters: { route: paths.packagesCheckout({ 'process-payment': 'true' }) },
  beforeEach: () => {
    purchaseStartTime.write(Date.now() - 5_000);
    network.use(getListPaymentHistoryMockHandler({ totalVolume: { volumeSize: 0 }, items: [purchase({})] }));
  },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/data-packages/checkout/success'));
    await expect(purchaseStartTime.read()).toBeNull();
  },
});

export const PaymentFailed = meta.story({
  parameters: { route: paths.packagesCheckout({ 'process-payment': 'true' }) },
  beforeEach: () => {
    purchaseStartTime.write(Date.now() - 5_000);
    network.use(
      getListPaymentHistoryMockHandler({ totalVolume: { volumeSize: 0 }, items: [purchase({ status: 'FAILURE' })] }),
    );
  },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/data-packages/checkout?error=true'));
    await expect(await screen.findByRole('alertdialog', { name: 'Payment failed' })).toBeVisible();
  },
});

export const NoPaymentStarted = meta.story({
  parameters: { route: paths.packagesCheckout({ 'process-payment': 'true' }) },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/data-packages/checkout/success?pending=true'));
  },
});

export const Empty = meta.story({
  beforeEach: () => cartProducts.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('cart is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose packages' })).toHaveAttribute('href', '/data-packages');
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getCalculateCartPriceMockHandler(never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(
      'The price is being calculated.',
    );
  },
});

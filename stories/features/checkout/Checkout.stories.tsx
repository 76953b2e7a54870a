import { expect, fn, screen, waitFor } from 'storybook/test';
import { CHARGE_ARRIVES_MS } from '#domain/limits.ts';
import {
  getListPaymentHistoryMockHandler,
  getListPaymentHistoryResponseMock,
  getListPaymentMethodsMockHandler,
  getListPaymentMethodsMockHandler500,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { openChargeTime } from '#web/browser-storage/payment-marker.ts';
import { PriceSummary, PriceSummarySkeleton } from '#web/components/payment/PriceSummary.tsx';
import { Checkout } from '#web/features/checkout/Checkout.tsx';
import { paths } from '#web/navigation/paths.ts';

const usd = (priceValue: number) => ({ priceValue, currencyCode: 'USD' });

const meta = preview.meta({
  title: 'Features/Checkout/Checkout',
  component: Checkout,
  args: {
    totals: [usd(29.75)],
    summary: (
      <PriceSummary lines={[{ key: 'credit', label: 'Credit', price: usd(25) }]} vat={usd(4.75)} total={usd(29.75)} />
    ),
    onPay: fn(() => Promise.resolve()),
    isUnclear: false,
    isPaying: false,
    failures: {
      failure: undefined,
      priceFailure: undefined,
      showError: fn(),
      showUnlooked: fn(),
      showOutcome: fn(),
      close: fn(),
    },
    onRetry: fn(),
    cancelHref: paths.credits(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Crypto' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Pay 29\.75.USD/ }));
    await expect(args.onPay).toHaveBeenCalledWith({
      methodId: 'reference-crypto',
      isMethodChosen: true,
      totals: [usd(29.75)],
      token: '',
    });
  },
});

/** Without a total there are no ways to pay it. */
export const Loading = meta.story({
  args: { totals: undefined, summary: <PriceSummarySkeleton /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(
      'The price is being calculated.',
    );
  },
});

export const NoMethods = meta.story({
  beforeEach: () => network.use(getListPaymentMethodsMockHandler([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No payment method is available/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(
      'Please choose a payment method.',
    );
  },
});

export const MethodsFailed = meta.story({
  beforeEach: () => network.use(getListPaymentMethodsMockHandler500()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription(
      'The payment methods could not be loaded.',
    );
  },
});

export const MethodsFailedTriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListPaymentMethodsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    network.use(getListPaymentMethodsMockHandler());
    await userEvent.click(again);
    await expect(await canvas.findByRole('radio', { name: 'Card' })).toBeChecked();
  },
});

/** A payment by balance needs a sign-in at the exchange first. */
export const SigningIn = meta.story({
  beforeEach: () =>
    network.use(getListPaymentMethodsMockHandler([{ id: 'balance', name: 'Balance', isCustomPaymentMethod: true }])),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay 29\.75.USD/ }));
    await expect(await screen.findByLabelText('Phone number')).toBeVisible();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

const ofBalance = () =>
  network.use(getListPaymentMethodsMockHandler([{ id: 'balance', name: 'Balance', isCustomPaymentMethod: true }]));

/** A payment by balance that this form did not send may have been made: the history is asked before another one. */
export const ChargeOpen = meta.story({
  beforeEach: () => {
    ofBalance();
    network.use(getListPaymentHistoryMockHandler({ ...getListPaymentHistoryResponseMock(), items: [] }));
    openChargeTime.write(Date.now());
    return openChargeTime.clear;
  },
  play: async ({ args, canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: /^Pay 29\.75.USD/ });
    await expect(pay).toHaveAccessibleDescription(/may have been made/);
    await userEvent.click(pay);
    await expect(screen.queryByLabelText('Phone number')).not.toBeInTheDocument();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

/** Once the history says what became of it, the next one can be paid. */
export const ChargeFound = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    ofBalance();
    network.use(getListPaymentHistoryMockHandler({ ...getListPaymentHistoryResponseMock(), items: [] }));
    openChargeTime.write(Date.now() - CHARGE_ARRIVES_MS);
    return openChargeTime.clear;
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.failures.showOutcome).toHaveBeenCalledWith({}));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay 29\.75.USD/ }));
    await expect(await screen.findByLabelText('Phone number')).toBeVisible();
  },
});

/** The form that sent it sends the same call again, without another sign-in. */
export const ChargeRepeated = meta.story({
  tags: ['behaviour'],
  args: { isUnclear: true },
  beforeEach: () => {
    ofBalance();
    openChargeTime.write(Date.now());
    return openChargeTime.clear;
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Your payment from your exchange balance may have been made/)).toBeVisible();
    await expect(await canvas.findByText(/^Pay sends the same payment again/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay 29\.75.USD/ }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

/** Another way to pay would be another payment. */
export const OtherMethodsLocked = meta.story({
  args: { isUnclear: true },
  beforeEach: () =>
    network.use(
      getListPaymentMethodsMockHandler([
        { id: 'card', name: 'Card', isCustomPaymentMethod: false },
        { id: 'balance', name: 'Balance', isCustomPaymentMethod: true },
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Balance/ })).toBeChecked();
    const card = canvas.getByRole('radio', { name: /Card/ });
    await expect(card).toBeDisabled();
    await expect(canvas.getByText('Not until the outcome of the last payment is known.')).toBeVisible();
  },
});

/** Another tab changed it: nothing is paid before it is decided. */
export const ChangedInAnotherTab = meta.story({
  args: {
    changed: {
      text: 'The amount is 32.00 USD there. You were shown 25.00 USD here.',
      takeLabel: 'Use 32.00 USD',
      onTake: fn(),
      keepLabel: 'Keep 25.00 USD',
      onKeep: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Card' });
    const pay = canvas.getByRole('button', { name: /^Pay 29\.75.USD/ });
    await expect(pay).toHaveAccessibleDescription(/Another tab changed this/);
    await userEvent.click(pay);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

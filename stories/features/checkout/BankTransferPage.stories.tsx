import { expect, screen, within } from 'storybook/test';
import {
  getCancelPaymentMockHandler502,
  getGetBankTransferMockHandler,
  getGetBankTransferMockHandler404,
  getGetBankTransferMockHandler500,
  getGetBankTransferResponseMock,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { cartProducts, purchaseCart } from '#web/browser-storage/cart.ts';
import { markPaymentId, markPaymentStart } from '#web/browser-storage/payment-marker.ts';
import { Component as BankTransferPage } from '#web/features/checkout/BankTransferPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { At } from '../At.tsx';

const transfer = getGetBankTransferResponseMock();

const meta = preview.meta({
  title: 'Features/Checkout/BankTransferPage',
  component: BankTransferPage,
  render: () => (
    <At pattern={patterns.bankTransfer}>
      <BankTransferPage />
    </At>
  ),
  parameters: {
    layout: 'fullscreen',
    route: paths.bankTransfer(transfer.id),
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RF18 5390 0754 7034')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2);
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetBankTransferMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetBankTransferMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => network.use(getGetBankTransferMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transfer not found')).toBeVisible();
  },
});

export const Booked = meta.story({
  beforeEach: () => network.use(getGetBankTransferMockHandler({ ...transfer, purpose: 'ASSET', state: 'BOOKED' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To your inventory' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
  },
});

export const OtherAmount = meta.story({
  beforeEach: () =>
    network.use(
      getGetBankTransferMockHandler({
        ...transfer,
        state: 'OTHER_AMOUNT',
        received: { priceValue: 115, currencyCode: 'EUR' },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/115.00 EUR arrived instead of 119.00 EUR/)).toBeVisible();
  },
});

export const Cancelled = meta.story({
  beforeEach: () => network.use(getGetBankTransferMockHandler({ ...transfer, state: 'CANCELLED' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This payment was cancelled')).toBeVisible();
  },
});

export const Expired = meta.story({
  beforeEach: () => network.use(getGetBankTransferMockHandler({ ...transfer, state: 'EXPIRED' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The transfer did not arrive in time')).toBeVisible();
  },
});

const askToCancel = async (canvas: ReturnType<typeof within>, click: (element: Element) => Promise<void>) => {
  await click(await canvas.findByRole('button', { name: 'Cancel payment' }));
  return within(await screen.findByRole('alertdialog'));
};

export const CancelAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToCancel(canvas, userEvent.click);
    await expect(dialog.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
  },
});

/** The payment goes on. */
export const CancelFailed = meta.story({
  beforeEach: () => network.use(getCancelPaymentMockHandler502()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToCancel(canvas, userEvent.click);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

export const CancelledHere = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToCancel(canvas, userEvent.click);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    await expect(await screen.findByText('The payment was cancelled.')).toBeVisible();
  },
});

/** What was ordered is paid when the money comes: it is no longer in the cart. */
export const JustOrdered = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    const lines = [{ id: 'a', amount: 2 }];
    cartProducts.write(lines);
    markPaymentStart(lines);
    markPaymentId(transfer.id);
    network.use(getGetBankTransferMockHandler({ ...transfer, purpose: 'ASSET' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RF18 5390 0754 7034')).toBeVisible();
    await expect(cartProducts.read()).toEqual([]);
    await expect(purchaseCart.read() ?? []).toEqual([]);
  },
});

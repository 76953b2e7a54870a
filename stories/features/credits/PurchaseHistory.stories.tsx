import { expect, screen, waitFor, within } from 'storybook/test';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import {
  getCancelPaymentMockHandler,
  getCancelPaymentMockHandler409,
  getCancelPaymentMockHandler502,
  getCancelPaymentResponseMock502,
  getListPaymentHistoryMockHandler,
  getListPaymentHistoryMockHandler500,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseHistory } from '#web/features/credits/PurchaseHistory.tsx';
import { failedTopUp, group, purchases } from '../../components/payment/purchases.ts';

const answer = (items: readonly Purchase[]): void =>
  network.use(getListPaymentHistoryMockHandler({ items: [...items], totalVolume: { volumeSize: 0 } }));

const meta = preview.meta({
  title: 'Features/Credits/PurchaseHistory',
  component: PurchaseHistory,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map((card) => card.dataset['kind'])).toEqual(['single', 'bulk', 'single']);
    await expect(within(cards[0] as HTMLElement).getByText('Pending')).toBeVisible();
    await expect(within(cards[1] as HTMLElement).queryByText('Pending')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /Receipt/ })).toHaveLength(2);
  },
});

export const AllKinds = meta.story({
  beforeEach: () =>
    answer([group, ...purchases, failedTopUp].map((one, index) => Object.assign({}, one, { id: `${index}` }))),
  play: async ({ canvas }) => {
    const kinds = (await canvas.findAllByRole('article')).map((card) => card.dataset['kind']);
    await expect(new Set(kinds)).toEqual(new Set(['single', 'group', 'bulk']));
  },
});

export const Many = meta.story({
  beforeEach: () =>
    answer(
      Array.from({ length: 45 }, (_, index) =>
        purchases.map((one) => Object.assign({}, one, { id: `${one.id}${index}` })),
      ).flat(),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 135 purchases' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '135'));
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListPaymentHistoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Your purchase history could not be loaded.')).toBeVisible();
  },
});

type Canvas = ReturnType<typeof within>;
type UserEvent = ReturnType<typeof import('storybook/test').userEvent.setup>;

const askToCancel = async (canvas: Canvas, userEvent: UserEvent): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Cancel payment of / }));
  return screen.findByRole('alertdialog', { name: 'Cancel this payment?' });
};

export const CancelAsked = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const question = await askToCancel(canvas, userEvent);
    await expect(question).toHaveTextContent(/Credit top-up, 29\.75.USD: nothing is charged/);
  },
});

export const PaymentKept = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await askToCancel(canvas, userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Keep payment' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await askToCancel(canvas, userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    await expect(await screen.findByText('The payment was cancelled. Nothing was charged.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Cancelling = meta.story({
  beforeEach: () => network.use(getCancelPaymentMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    await askToCancel(canvas, userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    await expect(screen.getByRole('button', { name: 'Keep payment' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** It was paid in another tab, or the provider does not answer: the reason stays, and the history shows the state. */
export const CancelRefused = meta.story({
  beforeEach: () => network.use(getCancelPaymentMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    const question = await askToCancel(canvas, userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(question).toBeVisible();
    await expect(screen.queryByText('The payment was cancelled. Nothing was charged.')).toBeNull();
  },
});

export const CancelFails = meta.story({
  beforeEach: () =>
    network.use(
      getCancelPaymentMockHandler502({ ...getCancelPaymentResponseMock502(), code: 'payment_cancel_failed' }),
    ),
  play: async ({ canvas, userEvent }) => {
    const question = await askToCancel(canvas, userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    await expect(await screen.findByText(/^The payment provider failed\. The payment was not cancelled/)).toBeVisible();
    await expect(question).toBeVisible();
  },
});

import { expect, fn, within } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseCard } from '#web/features/credits/components/PurchaseCard.tsx';
import {
  bulk,
  cancelledTopUp,
  failedTopUp,
  group,
  otherAmount,
  partlyPending,
  pendingTopUp,
  pendingWithoutPage,
  refunded,
  topUp,
} from '../../../components/payment/purchases.ts';

const meta = preview.meta({
  title: 'Features/Credits/Components/PurchaseCard',
  component: PurchaseCard,
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  args: {
    purchase: topUp,
    onDownloadReceipt: fn(async () => {}),
    onContinue: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const card = canvas.getByRole('article', { name: 'Credit top-up' });
    await expect(card).toHaveAttribute('data-kind', 'single');
    await expect(card).toHaveTextContent('119.00 USD');
    await userEvent.click(canvas.getByRole('button', { name: /^Receipt of/ }));
    await expect(args.onDownloadReceipt).toHaveBeenCalledWith(topUp);
  },
});

export const Group = meta.story({
  parameters: looks,
  args: { purchase: group },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: '7 packages' });
    await expect(card).toHaveAttribute('data-kind', 'group');
    await expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual([
      expect.stringMatching(/5 × Europe 5 GB.*46\.00.USD/),
      expect.stringMatching(/2 × World unlimited 10 days.*58\.00.USD/),
      expect.stringMatching(/VAT.*19\.76.USD/),
    ]);
  },
});

export const Bulk = meta.story({
  parameters: looks,
  args: { purchase: bulk },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: '20 × Europe 5 GB' });
    await expect(card).toHaveAttribute('data-kind', 'bulk');
    await expect(card).toHaveTextContent(/Bulk discount 5%−9\.20.USD/);
    await expect(card).toHaveTextContent(/VAT33\.21.USD/);
  },
});

export const PendingPayment = meta.story({
  parameters: looks,
  args: { purchase: pendingTopUp },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Receipt/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Continue payment of/ }));
    await expect(args.onContinue).toHaveBeenCalledWith(pendingTopUp);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel payment of/ }));
    await expect(args.onCancel).toHaveBeenCalledWith(pendingTopUp);
  },
});

export const PendingWithoutPage = meta.story({
  args: { purchase: pendingWithoutPage },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const PartlyPending = meta.story({
  args: { purchase: partlyPending },
  play: async ({ canvas }) => {
    const [paid, pending] = canvas.getAllByRole('listitem');
    await expect(paid).not.toHaveTextContent('Pending');
    await expect(pending).toHaveTextContent('Pending');
  },
});

export const Failed = meta.story({
  args: { purchase: failedTopUp },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  args: { purchase: cancelledTopUp },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OtherAmount = meta.story({
  args: { purchase: otherAmount },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Different amount received')).toBeVisible();
  },
});

export const WithoutActions = meta.story({
  render: ({ purchase }) => <PurchaseCard purchase={purchase} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const LongName = meta.story({
  args: {
    purchase: {
      ...bulk,
      items: bulk.items.map((item) => Object.assign({}, item, { dataPackageName: 'Europe and Asia '.repeat(8) })),
    },
  },
  globals: modes.mobile,
});

/** A part of it went back. */
export const Refunded = meta.story({
  args: { purchase: refunded },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23.80 USD refunded, VAT included')).toBeVisible();
  },
});

import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseDetails } from '#web/features/account/components/PurchaseDetails.tsx';
import {
  bulk,
  failedTopUp,
  otherAmount,
  refunded,
  refundedAgain,
  topUp,
} from '../../../components/payment/purchases.ts';

const meta = preview.meta({
  title: 'Features/Account/Components/PurchaseDetails',
  component: PurchaseDetails,
  args: {
    purchase: bulk,
    onDownloadReceipt: fn(async () => undefined),
    onDownloadCreditNote: fn(async () => undefined),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1001-2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Receipt of / }));
    await expect(args.onDownloadReceipt).toHaveBeenCalledWith(args.purchase);
  },
});

export const TopUp = meta.story({ args: { purchase: topUp } });

export const Failed = meta.story({
  args: { purchase: failedTopUp },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvas.getByText(failedTopUp.id)).toBeVisible();
  },
});

export const OtherAmount = meta.story({
  args: { purchase: otherAmount },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Different amount received')).toBeVisible();
    await expect(canvas.getByText(/59\.50/)).toBeVisible();
  },
});

export const Refunded = meta.story({
  args: { purchase: refunded },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Refunded')).toBeVisible();
    await expect(canvas.getByText(/23\.80/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download credit note 1001-C1' }));
    await expect(args.onDownloadCreditNote).toHaveBeenCalledWith(refunded.creditNotes?.[0]);
  },
});

/** The refund failed after it was made, and was made again. */
export const RefundedAgain = meta.story({
  args: { purchase: refundedAgain },
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Void')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download credit note 1001-C2' })).toBeVisible();
  },
});

import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseTable } from '#web/features/account/components/PurchaseTable.tsx';
import { bulk, failedTopUp, group, refundedAgain, topUp } from '../../../components/payment/purchases.ts';

const meta = preview.meta({
  title: 'Features/Account/Components/PurchaseTable',
  component: PurchaseTable,
  args: {
    purchases: [group, bulk, topUp, failedTopUp],
    detailsHref: ({ id }) => `/account/credit-purchases/${id}`,
    onDownloadReceipt: fn(async () => undefined),
    onDownloadCreditNote: fn(async () => undefined),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const [receipt] = await canvas.findAllByRole('button', { name: /^Receipt of / });
    await userEvent.click(receipt as HTMLElement);
    await expect(args.onDownloadReceipt).toHaveBeenCalled();
    await expect(canvas.getAllByRole('link', { name: /^Details of / })[0]).toHaveAttribute(
      'href',
      '/account/credit-purchases/group',
    );
  },
});

export const Refunded = meta.story({
  args: { purchases: [refundedAgain, group] },
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download credit note 1001-C2' }));
    await expect(args.onDownloadCreditNote).toHaveBeenCalled();
  },
});

/** ACC-014 */
export const Columns = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Date', 'Transaction', 'Amount', 'Receipt', 'Details']);
  },
});

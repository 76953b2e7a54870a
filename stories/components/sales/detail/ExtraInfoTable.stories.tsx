import { expect, fn } from 'storybook/test';
import { chargedItem, refundedItem, stockItem } from '#mocks/scenarios/sales.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ExtraInfoTable } from '#web/components/sales/detail/ExtraInfoTable.tsx';

const meta = preview.meta({
  title: 'Components/Sales/Detail/ExtraInfoTable',
  component: ExtraInfoTable,
  args: { item: chargedItem, onRefund: fn(), onCopied: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    for (const text of ['Point of sale', chargedItem.uid, 'Booking 4711', 'PURCHASED']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Copy Activation ID' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await expect(args.onRefund).toHaveBeenCalled();
  },
});

export const FromStock = meta.story({
  args: { item: stockItem },
  play: async ({ canvas, userEvent, args }) => {
    const refund = canvas.getByRole('button', { name: 'Refund' });
    await expect(refund).toHaveAccessibleDescription('Packages sold from your stock cannot be refunded.');
    await userEvent.click(refund);
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
});

export const Refunded = meta.story({
  args: { item: refundedItem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('REFUNDED')).toBeVisible();
    await expect(canvas.getByText('n.a.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(
      'This sale was already refunded.',
    );
  },
});

export const Refunding = meta.story({ args: { isRefunding: true } });
export const Mobile = meta.story({ globals: modes.mobile });
export const German = meta.story({ globals: modes.de });

import { expect, fn } from 'storybook/test';
import { chargedItem, refundedItem, stockItem, unusedItem } from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ExtraInfoTable } from '#web/features/history/components/ExtraInfoTable.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/ExtraInfoTable',
  component: ExtraInfoTable,
  args: { item: unusedItem, now: new Date('2026-03-25T00:00:00.000Z'), onRefund: fn(), onCopied: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    for (const text of ['Point of sale', unusedItem.uid, 'Booking 4711', 'PURCHASED']) {
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

export const Used = meta.story({
  args: { item: chargedItem },
  play: async ({ canvas, userEvent, args }) => {
    const refund = canvas.getByRole('button', { name: 'Refund' });
    await expect(refund).toHaveAccessibleDescription('Data of this package was used, so it cannot be refunded.');
    await userEvent.click(refund);
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
});

export const BeingPrepared = meta.story({
  args: { isBeingPrepared: true },
  play: async ({ canvas, userEvent, args }) => {
    const refund = canvas.getByRole('button', { name: 'Refund' });
    await expect(refund).toHaveAccessibleDescription(
      'The supplier is still preparing this package. It can be refunded once it is delivered.',
    );
    await userEvent.click(refund);
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
});

export const Expired = meta.story({
  args: {
    item: { ...unusedItem, balance: { ...unusedItem.balance, expiresAt: '2026-03-20T00:00:00.000Z' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(
      'This package has expired, so it cannot be refunded.',
    );
  },
});

export const Refunding = meta.story({ args: { isRefunding: true } });
export const GermanReason = meta.story({
  args: { item: chargedItem },
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Erstatten' })).toHaveAccessibleDescription(
      'Von diesem Paket wurden bereits Daten genutzt, daher kann es nicht erstattet werden.',
    );
  },
});

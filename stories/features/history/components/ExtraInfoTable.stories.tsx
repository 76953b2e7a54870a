import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chargedItem, refundedItem, stockItem, unusedItem, xmlDetail } from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ExtraInfoTable } from '#web/features/history/components/ExtraInfoTable.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/ExtraInfoTable',
  component: ExtraInfoTable,
  args: { item: unusedItem, now: new Date('2026-03-25T00:00:00.000Z'), onRefund: fn(), onCopied: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
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

export const XmlMetatag = meta.story({
  parameters: looks,
  args: { item: { ...unusedItem, metatag: xmlDetail.activatedItem.metatag ?? '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /XML/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Metatag' }));
    await expect(dialog.getByText(args.item.metatag ?? '')).toBeVisible();
  },
});

/** Not well-formed: shown as the text it is. */
export const NearlyXml = meta.story({
  args: { item: { ...unusedItem, metatag: '<a>' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<a>')).toBeVisible();
    await expect(canvas.queryByText('XML')).toBeNull();
  },
});

/** The shortest that is cut on desktop: 50 characters. */
const LONG = 'Booking 4711, paid in cash, call before departure.';

export const Truncated = meta.story({
  parameters: looks,
  args: { item: { ...unusedItem, metatag: LONG } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Booking 4711.*…$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Metatag' }));
    await expect(dialog.getByText(LONG)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const JustShortEnough = meta.story({
  args: { item: { ...unusedItem, metatag: 'x'.repeat(49) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('x'.repeat(49))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^x/ })).toBeNull();
  },
});

export const TruncatedMobile = meta.story({
  args: { item: { ...unusedItem, metatag: 'x'.repeat(30) } },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /x…$/ })).toBeVisible();
  },
});

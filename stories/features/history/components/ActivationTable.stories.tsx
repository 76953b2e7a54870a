import { expect, fn } from 'storybook/test';
import {
  chargedItem,
  endlessItem,
  expiredItem,
  pendingItem,
  refundedItem,
  unlimitedItem,
} from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ActivationTable } from '#web/features/history/components/ActivationTable.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/ActivationTable',
  component: ActivationTable,
  args: { item: chargedItem, now: new Date('2026-03-25T00:00:00.000Z'), onActivate: fn() },
});

type Canvas = { getByRole: (role: 'button', options: { name: string }) => HTMLElement };

const button = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Activate' });

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    for (const text of ['14-03-2026 09:30', '13-04-2026 09:30', '3.5 GB', 'Now']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(button(canvas)).toHaveAccessibleDescription('This package is already active.');
    await userEvent.click(button(canvas));
    await expect(args.onActivate).not.toHaveBeenCalled();
  },
});

export const PendingBalance = meta.story({
  parameters: looks,
  args: { item: pendingItem },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('pending')[0]).toBeVisible();
    await expect(canvas.getByText('On demand')).toBeVisible();
    await userEvent.click(button(canvas));
    await expect(args.onActivate).toHaveBeenCalled();
  },
});

export const Unlimited = meta.story({
  args: { item: unlimitedItem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unlimited')).toBeVisible();
  },
});

export const Endless = meta.story({ args: { item: endlessItem } });

export const Expired = meta.story({
  args: { item: expiredItem },
  play: async ({ canvas }) => {
    await expect(button(canvas)).toHaveAccessibleDescription('This package has expired.');
  },
});

/** Nothing is left of what was given back. */
export const RefundedUnlimited = meta.story({
  tags: ['behaviour'],
  args: { item: { ...unlimitedItem, state: 'refunded' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('unlimited')).toBeNull();
  },
});

export const Refunded = meta.story({
  args: { item: refundedItem },
  play: async ({ canvas }) => {
    await expect(button(canvas)).toHaveAccessibleDescription('This package was refunded.');
  },
});

export const Activating = meta.story({ args: { item: pendingItem, isActivating: true } });

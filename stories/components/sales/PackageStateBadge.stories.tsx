import { expect } from 'storybook/test';
import { chargedItem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageStateBadge } from '#web/components/sales/PackageStateBadge.tsx';

const { balance } = chargedItem;

const meta = preview.meta({
  title: 'Components/Sales/PackageStateBadge',
  component: PackageStateBadge,
  args: { item: chargedItem, now: new Date('2026-03-20T12:00:00Z') },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
});

/** Something is left, and no eSIM has it any more. */
export const EsimDeleted = meta.story({
  args: { item: { ...chargedItem, balance: { ...balance, withdrawal: 'DELETED' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('eSIM deleted')).toBeVisible();
  },
});

export const Expired = meta.story({ args: { now: new Date('2026-06-20T12:00:00Z') } });

export const UsedUp = meta.story({
  args: { item: { ...chargedItem, balance: { ...balance, availableBalance: { sizeValue: 0, sizeUnit: 'B' } } } },
});

export const Refunded = meta.story({ args: { item: { ...chargedItem, state: 'refunded' } } });

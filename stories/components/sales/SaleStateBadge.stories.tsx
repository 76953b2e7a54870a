import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SaleStateBadge } from '#web/components/sales/SaleStateBadge.tsx';

const meta = preview.meta({
  title: 'Components/Sales/SaleStateBadge',
  component: SaleStateBadge,
  args: { state: 'purchased' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PURCHASED')).toBeVisible();
  },
});

export const Activated = meta.story({ args: { state: 'activated' } });
export const Refunded = meta.story({ args: { state: 'refunded' } });

/** A spelling that a partner's system may have written. */
export const UpperCase = meta.story({
  args: { state: 'PURCHASED' as 'purchased' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('PURCHASED')).toBeVisible();
  },
});

/** A state that came after this app. */
export const Newer = meta.story({
  args: { state: 'disputed' as 'purchased' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DISPUTED')).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { state: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('n.a.')).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import { chargedItem, endlessItem, longItem, pendingItem } from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ItemTable } from '#web/features/history/components/ItemTable.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/ItemTable',
  component: ItemTable,
  args: { item: chargedItem },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    for (const text of ['14-03-2026 09:30', 'Europe 5 GB', '5 GB', '30 days', '9.20', '14.90']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Unlimited = meta.story({ args: { item: pendingItem } });
export const Endless = meta.story({ args: { item: endlessItem } });
export const LongValues = meta.story({ args: { item: longItem } });
export const LongValuesMobile = meta.story({ args: { item: longItem }, globals: modes.mobile });

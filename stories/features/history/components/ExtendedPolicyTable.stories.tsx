import { expect } from 'storybook/test';
import { chargedItem, pendingItem, unlimitedItem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ExtendedPolicyTable } from '#web/features/history/components/ExtendedPolicyTable.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/ExtendedPolicyTable',
  component: ExtendedPolicyTable,
  args: { balance: unlimitedItem.balance },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    for (const text of ['128 KB/s', '2 GB', '1.25 GB', '16-03-2026 09:30']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const PendingBalance = meta.story({
  args: { balance: pendingItem.balance },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('NA')).toHaveLength(1);
  },
});

/** Of no use for this package, so it is folded away. */
export const WithoutPolicy = meta.story({
  args: { balance: chargedItem.balance },
  play: async ({ canvas, userEvent }) => {
    const [first, ...others] = canvas.getAllByText('NA');
    await expect(others).toHaveLength(3);
    await expect(first).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Extended policy' }));
    await expect(first).toBeVisible();
  },
});

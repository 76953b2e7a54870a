import { expect } from 'storybook/test';
import { chargedItem, endlessItem } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SaleValidity } from '#web/features/history/components/SaleValidity.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/SaleValidity',
  component: SaleValidity,
  args: { validity: chargedItem.balance },
});

export const Default = meta.story({ parameters: looks });

export const Unlimited = meta.story({
  args: { validity: endlessItem.balance },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unlimited')).toBeInTheDocument();
  },
});

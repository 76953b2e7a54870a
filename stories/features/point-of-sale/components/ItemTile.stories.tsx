import { expect, fn } from 'storybook/test';
import { item, longItem } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ItemTile } from '#web/features/point-of-sale/components/ItemTile.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/ItemTile',
  tags: ['new'],
  component: ItemTile,
  args: { item: item(), onPress: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Europe 5 GB/ }));
    await expect(args.onPress).toHaveBeenCalled();
  },
});

export const WithoutStock = meta.story({ args: { item: item({ amount: 0 }) } });

export const Selected = meta.story({
  args: { isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
});

export const LongValues = meta.story({ parameters: looks, args: { item: longItem } });

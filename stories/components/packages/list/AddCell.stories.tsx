import { expect, fn } from 'storybook/test';
import { packageNamed } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AddCell } from '#web/components/packages/list/AddCell.tsx';

const europe = packageNamed('Europe 5 GB');

const meta = preview.meta({
  title: 'Components/Packages/List/AddCell',
  component: AddCell,
  args: { item: europe, isSelected: false, amount: 0, onSelect: fn(), onAddToCart: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Add Europe 5 GB to the inventory' }));
    await expect(args.onSelect).toHaveBeenCalledWith([europe.id], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart: Europe 5 GB' }));
    await expect(args.onAddToCart).toHaveBeenCalledWith(europe);
  },
});

export const InInventoryAndCart = meta.story({ args: { isSelected: true, amount: 12 } });

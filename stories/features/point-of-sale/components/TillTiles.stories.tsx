import { expect, fn } from 'storybook/test';
import { item, items, longItem, sixItems } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TillTiles } from '#web/features/point-of-sale/components/TillTiles.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/TillTiles',
  tags: ['new'],
  component: TillTiles,
  args: { items, onChoose: fn() },
});

/** The colour belongs to the package, wherever it is listed. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const tiles = canvas.getAllByRole('button');
    await expect(tiles.map(({ dataset }) => dataset['color'])).toEqual(items.map(({ color }) => color));
    await userEvent.click(canvas.getByRole('button', { name: /Europe 5 GB/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(item());
  },
});

export const Loading = meta.story({ args: { items: [], isLoading: true } });

/** Beside the sale of one of them. */
export const Chosen = meta.story({
  args: { chosenId: item().id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Europe 5 GB/ })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const WithoutStock = meta.story({ args: { items: [item({ amount: 0 })] } });

/** Four on a narrow screen. */
export const Short = meta.story({ parameters: looks, args: { items: sixItems, isShort: true } });

export const LongValues = meta.story({ parameters: looks, args: { items: [longItem, ...items] } });

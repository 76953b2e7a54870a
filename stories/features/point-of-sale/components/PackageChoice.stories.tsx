import { expect, fn, screen, waitFor } from 'storybook/test';
import { item, items, longItem, sixItems } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageChoice } from '#web/features/point-of-sale/components/PackageChoice.tsx';
import { isMobileNow } from '#web/ui/breakpoint.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/Components/PackageChoice',
  component: PackageChoice,
  args: { items, onChoose: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    const tiles = canvas.getAllByRole('button');
    await expect(tiles.map(({ dataset }) => dataset['color'])).toEqual(['green', 'blue', 'red']);
    await expect(tiles[0]).toHaveTextContent('United States 1 GB');
    await expect(tiles[1]).toHaveTextContent('3 in stock');
    await expect(tiles[2]).toHaveTextContent('World unlimited 10 days');
    await userEvent.click(canvas.getByRole('button', { name: /Europe 5 GB/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(item());
  },
});

export const Loading = meta.story({ args: { items: [], isLoading: true } });

/** More than one look takes in: they can be narrowed down, and a tile keeps its colour. */
export const Many = meta.story({
  args: { items: [...sixItems, ...items] },
  play: async ({ canvas, userEvent }) => {
    const colorOf = (name: RegExp) => canvas.getByRole('button', { name }).dataset['color'];
    const color = colorOf(/Japan 3 GB/);
    await expect(color).toBe('black');
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await userEvent.click(await screen.findByRole('option', { name: '3 GB' }));
    await expect(colorOf(/Japan 3 GB/)).toBe(color);
    await userEvent.click(canvas.getByRole('button', { name: /All Validities/ }));
    await userEvent.click(await screen.findByRole('option', { name: '7 days' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all packages' }));
    await expect(canvas.getByRole('button', { name: /Japan 20 GB/ })).toBeVisible();
  },
});

/** By words as at the till, with one wrong letter where nothing is called so. */
export const Searched = meta.story({
  args: { items: [...sixItems, ...items] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'japn');
    await expect(canvas.getByText('No package is called “japn”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Did you mean Japan?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Europe 5 GB/ })).toBeNull();
    await userEvent.type(field, 'zzz');
    await expect(canvas.getByText('Nothing found for “japnzzz”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search by name or country' }));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /Europe 5 GB/ })).toBeVisible();
  },
});

/** POS-113: the field has the focus, the packages of the named country are first, and Enter takes the first. */
export const TakenByEnter = meta.story({
  tags: ['behaviour'],
  args: { items: [...sixItems, ...items] },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('searchbox');
    // Looked for anew each time: what the story before left may be the first that is found.
    if (!isMobileNow()) await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(field, 'japan 20{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Japan 20 GB' }));
  },
});

/** The first of thousands came with the page; what they can be narrowed down to is known when all are there. */
export const FirstPackages = meta.story({
  args: { items: [...sixItems, ...items], count: 5_000 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Japan 3 GB/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /All Volumes/ }));
    await expect(await screen.findByText('Loading')).toBeVisible();
  },
});

export const LongValues = meta.story({ parameters: looks, args: { items: [longItem, ...items] } });

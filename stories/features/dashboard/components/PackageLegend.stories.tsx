import { expect, fn } from 'storybook/test';
import { packageRevenues } from '#mocks/scenarios/revenue.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageLegend } from '#web/features/dashboard/components/PackageLegend.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/Components/PackageLegend',
  component: PackageLegend,
  args: { items: packageRevenues(3, 7), hidden: new Set<string>(), onToggle: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /World unlimited 10 days/, pressed: true }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('item-1');
  },
});

export const German = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Weltweit unbegrenzt 10 Tage/ })).toBeVisible();
  },
});

export const OneHidden = meta.story({
  parameters: looks,
  args: { hidden: new Set(['item-1']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: false })).toHaveTextContent('World unlimited 10 days');
  },
});

/** Five at first, as many as there are colours, all of them on demand. */
export const Many = meta.story({
  args: { items: packageRevenues(9, 7) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 9 packages' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
});

import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { InventoryPreview } from '#web/features/packages/components/InventoryPreview.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { previewEntries } from './preview-entries.ts';

const meta = preview.meta({
  title: 'Features/Packages/Components/InventoryPreview',
  component: InventoryPreview,
  args: { entries: previewEntries, onSelect: fn(), onSave: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    for (const [list, name] of [
      ['1 to add', 'Germany 500 MB'],
      ['1 to remove', 'World unlimited 10 days'],
    ] as const) {
      await expect(within(canvas.getByRole('list', { name: list })).getByText(name)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Update inventory/ }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
});

export const Unchanged = meta.story({
  args: { entries: previewEntries.slice(2) },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: /^Update inventory/ });
    await expect(save).toHaveAccessibleDescription('Nothing has changed yet.');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A package that stays can be taken out. */
export const Kept = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Europe 5 GB from the inventory' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('c', false);
  },
});

/** A package that goes can stay after all. */
export const Removed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep World unlimited 10 days in the inventory' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('b', true);
  },
});

/** CON-048: the row keeps its height where its texts do not fit. */
export const LongNames = meta.story({
  args: { entries: [{ ...previewEntries[0], name: 'Two weeks of roaming for the whole family in all of the world' }] },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('listitem')).getBoundingClientRect().height).toBe(64);
  },
});

export const PartlyRefused = meta.story({
  args: {
    notice: (
      <Banner tone="danger" title="Not all packages could be added">
        World unlimited 10 days is no longer offered.
      </Banner>
    ),
  },
});

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

export const PartlyRefused = meta.story({
  args: {
    notice: (
      <Banner tone="danger" title="Not all packages could be added">
        World unlimited 10 days is no longer offered.
      </Banner>
    ),
  },
});

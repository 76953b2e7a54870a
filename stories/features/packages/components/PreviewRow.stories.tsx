import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PreviewRow } from '#web/features/packages/components/PreviewRow.tsx';
import { previewEntries } from './preview-entries.ts';

const [added, removed, kept] = previewEntries;

const meta = preview.meta({
  title: 'Features/Packages/Components/PreviewRow',
  component: PreviewRow,
  args: { entry: kept, onSelect: fn() },
  decorators: [
    (Story) => (
      <ul>
        <li>
          <Story />
        </li>
      </ul>
    ),
  ],
});

export const Kept = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Europe 5 GB from the inventory' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('c', false);
  },
});

export const Added = meta.story({ args: { entry: added } });

export const Removed = meta.story({
  args: { entry: removed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep World unlimited 10 days in the inventory' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('b', true);
  },
});

/** CON-048: the row keeps its height where its texts do not fit. */
export const LongNames = meta.story({
  args: { entry: { ...added, name: 'Two weeks of roaming for the whole family in all of the world' } },
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

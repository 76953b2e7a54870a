import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { UnreadFilter } from '#web/components/query/UnreadFilter.tsx';

const meta = preview.meta({
  title: 'Components/Query/UnreadFilter',
  component: UnreadFilter,
  args: { read: { user: undefined, from: undefined }, onShowAll: fn() },
});

/** STO-227: the address names a customer that is none. */
export const Default = meta.story({
  parameters: { ...looks, route: '/your-store/history?user=nobody' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onShowAll).toHaveBeenCalled();
  },
});

/** Nothing is said of what could be read. */
export const Read = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/your-store/history?from=2026-11-01' },
  args: { read: { user: undefined, from: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

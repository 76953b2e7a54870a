import { expect, fn } from 'storybook/test';
import type { TillSearch } from '#domain/till-search.ts';
import preview from '#storybook/preview.tsx';
import { SearchMessage, type SearchMessageProps } from '#web/features/point-of-sale/SearchMessage.tsx';

const search: TillSearch = { kind: 'iccid', iccid: '89490200001234567890', isWhole: true };
const outcome: SearchMessageProps['outcome'] = undefined;

const meta = preview.meta({
  title: 'Features/Point of sale/SearchMessage',
  component: SearchMessage,
  args: { search, items: undefined, outcome, retry: fn() },
});

export const Default = meta.story({});

export const Unknown = meta.story({ args: { outcome: 'unknown' } });

export const Unfinished = meta.story({ args: { outcome: 'unfinished' } });

export const Failed = meta.story({
  args: { outcome: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalledTimes(1);
  },
});

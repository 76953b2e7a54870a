import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PageTurner } from '#web/components/list/PageTurner.tsx';

const meta = preview.meta({
  title: 'Components/List/PageTurner',
  component: PageTurner,
  args: {
    page: 1,
    hasMore: true,
    onTurn: fn(),
    texts: {
      previous: 'Previous',
      next: 'Next',
      isFirst: 'This is the first page.',
      isLast: 'This is the last page.',
    },
  },
});

export const Default = meta.story({ parameters: looks });

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onTurn).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onTurn).toHaveBeenCalledWith(0);
  },
});

export const First = meta.story({
  args: { page: 0 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous', description: 'This is the first page.' }));
    await expect(args.onTurn).not.toHaveBeenCalled();
  },
});

export const Last = meta.story({ args: { hasMore: false } });

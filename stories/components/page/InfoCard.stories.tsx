import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InfoCard } from '#web/components/page/InfoCard.tsx';

const meta = preview.meta({
  title: 'Components/Page/InfoCard',
  component: InfoCard,
  args: {
    title: 'Fill your inventory',
    subtitle: 'Add data packages to your inventory. They cost nothing until you sell them.',
    linkText: 'Browse data packages',
    href: '/data-packages',
    onHide: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Browse data packages' })).toHaveAttribute('href', '/data-packages');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Fill your inventory' }));
    await expect(args.onHide).toHaveBeenCalledTimes(1);
  },
});

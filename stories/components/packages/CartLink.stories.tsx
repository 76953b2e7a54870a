import { expect } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CartLink } from '#web/components/packages/CartLink.tsx';

const meta = preview.meta({
  title: 'Components/Packages/CartLink',
  component: CartLink,
  args: { units: 3, href: '/data-packages/checkout' },
});

export const Filled = meta.story({ parameters: looks });

/** The filled button of the page. */
export const Next = meta.story({ args: { isNext: true } });

export const Empty = meta.story({
  args: { units: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AddToCartButton } from '#web/components/packages/list/AddToCartButton.tsx';

const meta = preview.meta({
  title: 'Components/Packages/List/AddToCartButton',
  component: AddToCartButton,
  args: { name: 'Europe 5 GB', amount: 0, onPress: fn() },
});

export const Default = meta.story({ parameters: looks });

/** The icon alone says what it does to who points at it. */
export const Tooltip = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Add to cart');
  },
});

export const InCart = meta.story({ args: { amount: 12 } });
export const WithText = meta.story({ parameters: looks, args: { amount: 12, hasText: true } });

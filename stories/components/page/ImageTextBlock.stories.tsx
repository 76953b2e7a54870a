import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ImageTextBlock } from '#web/components/page/ImageTextBlock.tsx';
import { WalletIcon } from '#web/ui/icons.ts';

const meta = preview.meta({
  title: 'Components/Page/ImageTextBlock',
  component: ImageTextBlock,
  // The block is in a section with a heading above.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  args: { icon: WalletIcon, headline: 'Prepaid credit, no contract', text: 'Top up from 10 USD.' },
});

export const Default = meta.story({
  parameters: looks,
  args: { link: { label: 'Top up credit', href: '/credits' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Top up credit' })).toHaveAttribute('href', '/credits');
  },
});

export const SignedOut = meta.story({
  args: { link: { label: 'Top up credit', href: '/credits' }, onLogin: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Top up credit' }));
    await expect(args.onLogin).toHaveBeenCalledWith('/credits');
  },
});

export const External = meta.story({
  args: { link: { label: 'Read more', href: 'https://example.com/', isExternal: true }, onLogin: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more' })).toHaveAttribute('target', '_blank');
  },
});

export const WithoutLink = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

import { expect, fn } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { HeaderPanel } from '#web/shell/components/HeaderPanel.tsx';

const card = {
  title: 'Sell on your own website, too',
  subtitle: 'Everything in your inventory is ready for your shop or app: the API sells it at your prices.',
  linkText: 'Connect your shop',
  internalLink: '/api',
  hideVar: 'hideStoreHeaderCard',
};

const meta = preview.meta({
  title: 'Shell/Components/HeaderPanel',
  component: HeaderPanel,
  parameters: { layout: 'fullscreen' },
  args: { card, onHide: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Connect your shop' })).toHaveAttribute('href', '/api');
    await expect(getComputedStyle(canvas.getByTestId('header-panel')).maxHeight).toBe('200px');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Sell on your own website, too' }));
    await expect(args.onHide).toHaveBeenCalledWith('hideStoreHeaderCard');
  },
});

export const LongText = meta.story({
  args: { card: { ...card, subtitle: card.subtitle.repeat(20) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('header-panel').offsetHeight).toBe(200);
  },
});

export const WithoutCard = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ShareLink } from '#web/components/point-of-sale/ShareLink.tsx';

const meta = preview.meta({
  title: 'Components/Point of sale/ShareLink',
  component: ShareLink,
  args: { link: 'https://store.example/s/abc', title: 'Europe 5 GB', email: 'tom@example.com', onCopied: fn() },
});

/** Where the device has no dialog to share, a mail is begun. */
export const Default = meta.story({
  parameters: looks,
  beforeEach: () => {
    const share = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
    Reflect.deleteProperty(Navigator.prototype, 'share');
    return () => void (share && Object.defineProperty(Navigator.prototype, 'share', share));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send link' })).toHaveAttribute(
      'href',
      'mailto:tom%40example.com?subject=Europe%205%20GB&body=https%3A%2F%2Fstore.example%2Fs%2Fabc',
    );
  },
});

export const Shared = meta.story({
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
    Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: fn(() => Promise.resolve()) });
    return () => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      if (own) Object.defineProperty(Navigator.prototype, 'share', own);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(navigator.share).toHaveBeenCalledWith({ title: 'Europe 5 GB', url: 'https://store.example/s/abc' });
  },
});

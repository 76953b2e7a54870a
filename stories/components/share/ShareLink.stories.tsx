import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ShareLink } from '#web/components/share/ShareLink.tsx';
import { setShare } from '../../device-share.ts';

const meta = preview.meta({
  title: 'Components/Share/ShareLink',
  component: ShareLink,
  args: { link: 'https://store.example/s/abc', title: 'Europe 5 GB', email: 'tom@example.com', onCopied: fn() },
});

/** Where the device has no dialog to share, a mail is begun. */
export const Default = meta.story({
  parameters: looks,
  beforeEach: () => setShare(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send link' })).toHaveAttribute(
      'href',
      'mailto:tom%40example.com?subject=Europe%205%20GB&body=https%3A%2F%2Fstore.example%2Fs%2Fabc',
    );
  },
});

export const Shared = meta.story({
  beforeEach: () => setShare(fn(() => Promise.resolve())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(navigator.share).toHaveBeenCalledWith({ title: 'Europe 5 GB', url: 'https://store.example/s/abc' });
  },
});

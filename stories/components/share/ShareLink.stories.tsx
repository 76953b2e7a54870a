import { expect, fn, spyOn } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
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
    await expect(canvas.getByRole('link', { name: 'Email app' })).toHaveAttribute(
      'href',
      'mailto:tom@example.com?subject=Your%20eSIM%3A%20Europe%205%20GB&body=Your%20eSIM%20%E2%80%9CEurope%205%20GB%E2%80%9D%3A%20https%3A%2F%2Fstore.example%2Fs%2Fabc',
    );
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/?text=Your%20eSIM%20%E2%80%9CEurope%205%20GB%E2%80%9D%3A%20https%3A%2F%2Fstore.example%2Fs%2Fabc',
    );
  },
});

/** Nobody's address is known: it is written into the mail. */
export const Guest = meta.story({
  args: { email: undefined },
  beforeEach: () => setShare(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Email app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=/),
    );
  },
});

/** A phone, and a tablet, can send a text message. */
export const Mobile = meta.story({
  globals: modes.mobile,
  args: { onPrint: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Text message' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^sms:\?&body=Your%20eSIM/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print slip' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
});

export const Shared = meta.story({
  beforeEach: () => setShare(fn(() => Promise.resolve())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(navigator.share).toHaveBeenCalledWith({ title: 'Europe 5 GB', url: 'https://store.example/s/abc' });
  },
});

/** The visitor closed the dialog of the device. */
export const SharedNot = meta.story({
  tags: ['behaviour'],
  beforeEach: () => setShare(fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(navigator.share).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText(/share menu/)).toBeNull();
  },
});

/** The device refuses to open its dialog, and the browser lets the link be copied. */
export const ShareRefused = meta.story({
  parameters: looks,
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const undo = setShare(fn(() => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))));
    return () => {
      write.mockRestore();
      undo();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText(/The link was copied instead/)).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('https://store.example/s/abc');
  },
});

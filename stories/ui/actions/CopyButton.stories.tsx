import { expect, fn, spyOn } from 'storybook/test';
import { advance, holdTimers } from '#storybook/clock.ts';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { CopyButton } from '#web/ui/actions/CopyButton.tsx';

const meta = preview.meta({
  title: 'UI/Actions/CopyButton',
  component: CopyButton,
  args: { value: '8944500000000000001', label: 'ICCID' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return holdTimers(2000);
  },
});

export const Default = meta.story({
  parameters: looks,
  args: { onCopied: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ICCID' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('8944500000000000001');
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
  },
});

export const WithText = meta.story({
  parameters: looks,
  args: { hasText: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy ICCID' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
    await expect(button).toHaveTextContent('Copied');
    await advance(2000);
    await expect(button).toHaveTextContent('Copy');
  },
});

export const WithoutClipboard = meta.story({
  tags: ['behaviour'],
  args: { onCopied: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    spyOn(document, 'execCommand').mockReturnValue(true);
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ICCID' }));
    await expect(document.execCommand).toHaveBeenCalledWith('copy');
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
  },
});

import { expect, fn, screen, spyOn } from 'storybook/test';
import { advance, holdTimers } from '#storybook/clock.ts';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { CopyButton } from '#web/ui/actions/CopyButton.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';

const value = '8944500000000000001';

const meta = preview.meta({
  title: 'UI/Actions/CopyButton',
  component: CopyButton,
  args: { value, label: 'ICCID' },
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
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(value);
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

/** What the browser would copy: the selected text of the field that has the focus. */
const selected = (): string => {
  const field = document.activeElement;
  return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
};

/** Pages without https have none. */
export const WithoutClipboard = meta.story({
  tags: ['behaviour'],
  args: { onCopied: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    spyOn(document, 'execCommand').mockImplementation((command) => command === 'copy' && selected() === value);
  },
  play: async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', { name: 'Copy ICCID' });
    await userEvent.click(button);
    await expect(document.execCommand).toHaveReturnedWith(true);
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
  },
});

/** A dialog takes the focus back from whatever is outside it. */
export const WithoutClipboardInDialog = meta.story({
  ...WithoutClipboard.input,
  render: (args) => (
    <Modal isOpen onClose={fn()} title="eSIM details">
      <CopyButton {...args} />
    </Modal>
  ),
});

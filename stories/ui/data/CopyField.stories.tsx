import { expect, fn, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';

const address =
  'https://simshelf.example/esim/profile?token=eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJjdXN0b21lciJ9.c2lnbmF0dXJl';

const meta = preview.meta({
  title: 'UI/Data/CopyField',
  component: CopyField,
  args: { label: 'Activation code', value: 'LPA:1$smdp.example$4F2A-77C1-09BE' },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
});

export const Default = meta.story({
  parameters: looks,
  args: { onCopied: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Activation code' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('LPA:1$smdp.example$4F2A-77C1-09BE');
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
  },
});

export const Truncated = meta.story({
  parameters: looks,
  args: { label: 'Profile link', value: address, href: address, truncateAt: 60 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/^.{60}…$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Profile link' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(address);
  },
});

export const Hidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain('LPA:1');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Activation code' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('LPA:1$smdp.example$4F2A-77C1-09BE');
  },
});

export const Inline = meta.story({ args: { appearance: 'inline', isLabelHidden: true } });

import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LegalBar } from '#web/shell/components/LegalBar.tsx';

const meta = preview.meta({
  title: 'Shell/Components/LegalBar',
  component: LegalBar,
  parameters: { layout: 'fullscreen' },
  args: { termsHref: '/terms-and-conditions', isUpdate: false, onAccept: fn(), onCancel: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
});

export const Updated = meta.story({ args: { isUpdate: true } });
export const Pending = meta.story({ args: { isPending: true } });

import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { StoreViewBar } from '#web/shell/components/StoreViewBar.tsx';

const meta = preview.meta({
  title: 'Shell/Components/StoreViewBar',
  component: StoreViewBar,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Harbour Travel', onLeave: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You see what Harbour Travel sees. Nothing can be changed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the desk' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
});

export const LongName = meta.story({ args: { name: 'Harbour'.repeat(28) } });

import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

const meta = preview.meta({
  title: 'UI/Feedback/Banner',
  component: Banner,
  args: { title: 'Two packages wait for you', children: 'Your welcome bonus is in your inventory.' },
});

export const Default = meta.story({
  parameters: looks,
  args: { onClose: fn(), action: <Link href="/your-store/inventory">Show inventory</Link> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Success = meta.story({
  parameters: looks,
  args: { tone: 'success', title: 'Auto top-up is on', children: undefined },
});
export const Warning = meta.story({
  parameters: looks,
  args: { tone: 'warning', title: 'Your balance is low', children: '4.20 USD are left.' },
});

export const Danger = meta.story({
  parameters: looks,
  args: { tone: 'danger', title: 'The payment failed', children: 'Nothing was charged.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
});

import { expect, fn } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MainAction } from '#web/components/page/MainAction.tsx';
import { Link } from '#web/ui/actions/Link.tsx';

const meta = preview.meta({
  title: 'Components/Page/MainAction',
  component: MainAction,
  args: { children: 'Confirm payment', onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm payment' }));
    await expect(args.onPress).toHaveBeenCalled();
  },
});

export const WithWayOut = meta.story({ parameters: looks, args: { aside: <Link href="/store">Back to store</Link> } });
export const Refused = meta.story({ args: { disabledReason: 'Find a customer first.' } });
export const Pending = meta.story({ args: { isPending: true } });

/** At the bottom edge, as wide as the screen. */
export const AtTheBottom = meta.story({
  args: { aside: <Link href="/store">Back to store</Link> },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    const { bottom, width } = canvas.getByRole('button').getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeLessThan(80);
    await expect(width).toBeGreaterThan(window.innerWidth * 0.85);
  },
});

import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CartIcon } from '#web/ui/icons.ts';

const meta = preview.meta({
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Buy 5 packages', onPress: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 5 packages' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Primary = meta.story({ parameters: looks, args: { variant: 'primary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Danger = meta.story({ parameters: looks, args: { variant: 'danger', children: 'Refund 4.59 USD' } });
export const WithIcon = meta.story({ args: { variant: 'primary', icon: CartIcon } });

export const Pending = meta.story({
  parameters: looks,
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Buy 5 packages/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveTextContent('In progress');
  },
});

export const Disabled = meta.story({
  args: { variant: 'primary', disabledReason: 'Your cart is empty.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Buy 5 packages' });
    await expect(button).toHaveAccessibleDescription('Your cart is empty.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Your cart is empty.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const DisabledOnHover = meta.story({
  args: { disabledReason: 'Only purchased items can be refunded.', children: 'Refund' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A real pointer has moved on the page before it reaches the button.
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Refund' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only purchased items can be refunded.');
  },
});

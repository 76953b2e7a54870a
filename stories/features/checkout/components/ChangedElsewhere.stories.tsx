import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ChangedElsewhere } from '#web/features/checkout/components/ChangedElsewhere.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/Components/ChangedElsewhere',
  component: ChangedElsewhere,
  args: {
    text: 'Another tab changed the amount to 32.00 USD.',
    takeLabel: 'Use 32.00 USD',
    onTake: fn(),
    keepLabel: 'Keep 31.00 USD',
    onKeep: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use 32.00 USD' }));
    await expect(args.onTake).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep 31.00 USD' }));
    await expect(args.onKeep).toHaveBeenCalled();
  },
});

import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { WaitingChange } from '#web/features/operator/components/WaitingChange.tsx';

const meta = preview.meta({
  title: 'Features/Operator/Components/WaitingChange',
  component: WaitingChange,
  args: {
    name: 'Discount 60%',
    enteredBy: 'olivia@example.com',
    enteredAt: '2026-11-21T09:10:00.000Z',
    isOwn: false,
    onConfirm: fn(),
    onDecline: fn(),
    isPending: false,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Entered by olivia@example.com/)).toBeVisible();
  },
});

/** Nobody confirms what they entered themselves. */
export const Own = meta.story({
  args: { isOwn: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({ args: { isPending: true } });

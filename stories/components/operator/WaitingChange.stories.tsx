import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { WaitingChange } from '#web/components/operator/WaitingChange.tsx';

const meta = preview.meta({
  title: 'Components/Operator/WaitingChange',
  component: WaitingChange,
  args: {
    name: 'Discount 60%',
    enteredBy: 'olivia@example.com',
    enteredAt: '2026-11-21T09:10:00.000Z',
    operator: 'otto@example.com',
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

export const Pending = meta.story({ args: { isPending: true } });

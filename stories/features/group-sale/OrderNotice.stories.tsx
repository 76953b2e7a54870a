import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OrderNotice } from '#web/features/group-sale/OrderNotice.tsx';

const meta = preview.meta({
  title: 'Features/Group sale/OrderNotice',
  component: OrderNotice,
  args: {
    title: 'Your earlier order did arrive',
    id: '8c3f6f5c-6a0e-4b51-9a3b-0c2f5a1d7e31',
    text: '2 travellers on this list are already in it. Should they get another package?',
    count: 2,
    onRemove: fn(),
    onKeep: fn(),
  },
});

export const Default = meta.story({});

export const Decided = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No, take them off the list' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, sell to them again' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
});

/** There is nothing to decide. */
export const Nobody = meta.story({
  args: { count: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /take them off/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
  },
});

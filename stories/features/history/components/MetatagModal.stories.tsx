import { expect, fn, screen } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { MetatagModal } from '#web/features/history/components/MetatagModal.tsx';

const meta = preview.meta({
  title: 'Features/History/Components/MetatagModal',
  component: MetatagModal,
  args: { isOpen: true, onClose: fn(), metatag: 'Booking 4711, room 12' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });

export const Closed = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('Booking 4711, room 12')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

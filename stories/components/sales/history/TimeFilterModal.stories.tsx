import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TimeFilterModal } from '#web/components/sales/history/TimeFilterModal.tsx';

const meta = preview.meta({
  title: 'Components/Sales/History/TimeFilterModal',
  component: TimeFilterModal,
  args: { isOpen: true, onClose: fn(), filter: undefined, onChange: fn(), now: () => new Date('2024-03-20T12:34:00') },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({ parameters: looks });

export const Chosen = meta.story({
  args: { filter: { from: '2024-03-10T08:30', to: '2024-03-15T23:59' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(args.filter));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});

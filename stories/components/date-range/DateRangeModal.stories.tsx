import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DateRangeModal } from '#web/components/date-range/DateRangeModal.tsx';

const meta = preview.meta({
  title: 'Components/Date range/DateRangeModal',
  component: DateRangeModal,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'März 2024',
    range: { from: '2024-03-10T08:30', to: '2024-03-15T23:59' },
    onChange: fn(),
    now: () => new Date('2024-03-20T12:34:00'),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(args.range));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const NothingChosen = meta.story({
  args: { range: undefined },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await expect(await screen.findByText('Choose both days.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A period with a name is taken by one press. */
export const Preset = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2024-02-01T00:00', to: '2024-02-29T23:59' });
  },
});

import { expect, fn, screen, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TimeFilter } from '#web/components/date-range/TimeFilter.tsx';

const meta = preview.meta({
  title: 'Components/Date range/TimeFilter',
  component: TimeFilter,
  args: { value: undefined, onChange: fn(), now: () => new Date('2026-03-15T12:34:00') },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <TimeFilter {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Time filter: All time' })).toBeVisible();
  },
});

/** Whole days are written without their times. */
export const WholeDays = meta.story({
  args: { value: { from: '2026-03-01T00:00', to: '2026-03-14T23:59' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Time filter: 01-03-2026 to 14-03-2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by time' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(await canvas.findByText('All time')).toBeVisible();
  },
});

export const UntilNow = meta.story({
  args: { value: { from: '2026-02-14T00:00', to: '2026-03-15T12:34' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Time filter/ })).toHaveTextContent(
      '14-02-2026 00:00 to 15-03-2026 12:34',
    );
  },
});

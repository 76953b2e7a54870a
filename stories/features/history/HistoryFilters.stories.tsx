import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { HistoryFilters } from '#web/features/history/HistoryFilters.tsx';

const meta = preview.meta({
  title: 'Features/History/HistoryFilters',
  component: HistoryFilters,
  args: { filters: {}, onChange: fn(), now: () => new Date('2026-03-15T12:34:00') },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <Controlled initial={args.filters} onChange={args.onChange}>
      {(filters, onChange) => <HistoryFilters {...args} filters={filters} onChange={onChange} />}
    </Controlled>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All users')).toBeVisible();
    await expect(canvas.getByText('All time')).toBeVisible();
  },
});

export const ByEmail = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User filter: All users' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by user' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(await dialog.findByText('Enter a value first.')).toBeVisible();
    await userEvent.type(await dialog.findByRole('combobox'), 'tom@example{Tab}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Filter' }));
    await expect(await dialog.findByText('Please enter a valid Email address.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('combobox'), '.com{Tab}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Filter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ user: { key: 'EMAIL', identifier: 'tom@example.com' } });
    await expect(await canvas.findByRole('button', { name: 'User filter: tom@example.com' })).toBeVisible();
  },
});

/** One type at a time: switching clears the typed text. */
export const ByIccid = meta.story({
  args: { filters: { user: { key: 'EMAIL', identifier: 'tom@example.com' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^User filter/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('combobox')).toHaveValue('tom@example.com');
    await userEvent.click(dialog.getByRole('radio', { name: 'ICCID' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await userEvent.type(dialog.getByRole('textbox', { name: 'ICCID of the eSIM' }), '89x49000000000000014');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ user: { key: 'ICCID', identifier: '8949000000000000014' } });
  },
});

export const ResetUser = meta.story({
  args: { filters: { user: { key: 'EMAIL', identifier: 'tom@example.com' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^User filter/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ user: undefined });
    await expect(await canvas.findByText('All users')).toBeVisible();
  },
});

const openTimeFilter = async (button: HTMLElement): Promise<ReturnType<typeof within>> => {
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Filter by time' }));
};

/** A missing or invalid value keeps the form open, without a request. */
export const ByTime = meta.story({
  play: async ({ canvas, args }) => {
    const dialog = await openTimeFilter(canvas.getByRole('button', { name: 'Time filter: All time' }));
    await userEvent.click(await dialog.findByRole('button', { name: /March 7,|\b7 March/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(dialog.getByText('Choose both days.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /March 7,|\b7 March/ }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'End time' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'End time' }), '24:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(dialog.getByText('Enter a time from 00:00 to 23:59.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'End time' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'End time' }), '1830');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      time: { from: '2026-03-07T00:00', to: '2026-03-07T18:30' },
    });
    await expect(await canvas.findByRole('button', { name: /^Time filter/ })).toHaveTextContent(
      '07-03-2026 00:00 to 07-03-2026 18:30',
    );
  },
});

/** Whole days are written without their times. */
export const ByDays = meta.story({
  args: { filters: { time: { from: '2026-03-01T00:00', to: '2026-03-14T23:59' } } },
  play: async ({ canvas, args }) => {
    const dialog = await openTimeFilter(canvas.getByRole('button', { name: 'Time filter: 01-03-2026 to 14-03-2026' }));
    await expect(
      await dialog.findByRole('button', { name: /March 14, 2026 selected|14 March 2026 selected/ }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ time: undefined });
    await expect(await canvas.findByText('All time')).toBeVisible();
  },
});

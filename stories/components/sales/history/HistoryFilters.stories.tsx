import { expect, fn, screen, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { HistoryFilters } from '#web/components/sales/history/HistoryFilters.tsx';

const meta = preview.meta({
  title: 'Components/Sales/History/HistoryFilters',
  component: HistoryFilters,
  args: { filters: {}, onChange: fn(), today: '2026-03-15' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <Controlled initial={args.filters} onChange={args.onChange}>
      {(filters, onChange) => <HistoryFilters {...args} filters={filters} onChange={onChange} />}
    </Controlled>
  ),
});

export const Default = meta.story({
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
    await expect(dialog.getByText('Enter a value first.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'tom@example');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(dialog.getByText('Please enter a valid Email address.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), '.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ user: { key: 'EMAIL', identifier: 'tom@example.com' } });
    await expect(await canvas.findByRole('button', { name: 'User filter: tom@example.com' })).toBeVisible();
  },
});

/** One type at a time: switching clears what was typed. */
export const ByIccid = meta.story({
  args: { filters: { user: { key: 'EMAIL', identifier: 'tom@example.com' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /User filter/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveValue('tom@example.com');
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
    await userEvent.click(canvas.getByRole('button', { name: /User filter/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ user: undefined });
    await expect(await canvas.findByText('All users')).toBeVisible();
  },
});

export const ByTime = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Time filter: All time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by time' }));
    await userEvent.type(dialog.getByLabelText('First day'), '2026-03-07');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(dialog.getByText('Choose both days.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Last day'), '2026-03-01');
    await expect(dialog.getByText('The last day must not be before the first day.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Last day'));
    await userEvent.type(dialog.getByLabelText('Last day'), '2026-03-14');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ time: { from: '2026-03-07', to: '2026-03-14' } });
    await expect(await canvas.findByText('07-03-2026 to 14-03-2026')).toBeVisible();
  },
});

export const Mobile = meta.story({
  globals: modes.mobile,
  args: { filters: { user: { key: 'EMAIL', identifier: 'a.very.long.address.of.a.customer@travel-agency.example' } } },
});
export const German = meta.story({ globals: modes.de });

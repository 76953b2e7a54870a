import { expect, fn, screen, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PeriodChoice, type RevenueTime } from '#web/features/dashboard/components/PeriodChoice.tsx';

const time: RevenueTime = { period: 'past30d' };

const meta = preview.meta({
  title: 'Features/Dashboard/Components/PeriodChoice',
  component: PeriodChoice,
  args: { time, onChange: fn(), now: () => new Date('2026-03-15T12:34:00') },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <Controlled initial={args.time} onChange={args.onChange}>
      {(shown, onChange) => <PeriodChoice {...args} time={shown} onChange={onChange} />}
    </Controlled>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('30 days');
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ period: 'past7d' });
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('7 days');
  },
});

/** A range leaves no period marked; the next period takes its place. */
export const CustomRange = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Custom time range' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Custom time range' }));
    await userEvent.click(await dialog.findByRole('button', { name: /March 2,|\b2 March/ }));
    await userEvent.click(dialog.getByRole('button', { name: /March 9,|\b9 March/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(await canvas.findByRole('button', { name: /02-03-2026 to 09-03-2026/ })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      range: { from: '2026-03-02T00:00', to: '2026-03-09T23:59' },
    });
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Custom time range' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

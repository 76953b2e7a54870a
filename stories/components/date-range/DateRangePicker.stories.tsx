import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DateRangePicker } from '#web/components/date-range/DateRangePicker.tsx';

const meta = preview.meta({
  title: 'Components/Date range/DateRangePicker',
  component: DateRangePicker,
  args: { value: {}, onChange: fn(), now: () => new Date('2024-03-20T12:34:00') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <DateRangePicker {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
});

const chosen = {
  start: { day: '2024-03-10', time: '08:30' },
  end: { day: '2024-03-15', time: '23:59' },
};

/** A day of March, in American or British order. */
const day = (number: number): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`March ${number},|\\b${number} March`) });
const click = async (number: number): Promise<void> => userEvent.click(await day(number));
const startTime = (): HTMLElement => screen.getByRole('textbox', { name: 'Start time' });
const endTime = (): HTMLElement => screen.getByRole('textbox', { name: 'End time' });

const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** The first click is the start, the second the end, the third starts again. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await click(10);
    await expect(startTime()).toHaveValue('00:00');
    await expect(endTime()).toBeDisabled();
    await click(15);
    await expect(canvas.getByText('10-03-2024')).toBeVisible();
    await expect(canvas.getByText('15-03-2024')).toBeVisible();
    await expect(endTime()).toHaveValue('23:59');
    await click(18);
    await expect(canvas.getByText('18-03-2024')).toBeVisible();
    await expect(endTime()).toHaveValue('');
  },
});

export const ClickBeforeStart = meta.story({
  play: async ({ args }) => {
    await click(15);
    await click(10);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: { day: '2024-03-10', time: '00:00' },
      end: { day: '2024-03-15', time: '23:59' },
    });
  },
});

export const SameDayTwice = meta.story({
  play: async () => {
    await click(10);
    await click(10);
    await expect(startTime()).toHaveValue('00:00');
    await expect(endTime()).toHaveValue('23:59');
  },
});

export const EndsToday = meta.story({
  play: async () => {
    await click(10);
    await click(20);
    await expect(endTime()).toHaveValue('12:34');
  },
});

export const WeekStartsOnSunday = meta.story({
  parameters: looks,
  args: { value: chosen },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid.querySelector('th')).toHaveTextContent('Sun');
    await expect(within(grid).getAllByRole('row')[0]).toHaveTextContent('12');
  },
});

/** August 2020 begins on a Saturday and has 31 days. */
export const SixWeeks = meta.story({
  args: { value: { start: { day: '2020-08-01', time: '00:00' } } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: /August 2020/ });
    await expect(grid.querySelectorAll('tbody tr')).toHaveLength(6);
  },
});

export const Navigation = meta.story({
  tags: ['behaviour'],
  args: { value: chosen },
  play: async ({ canvas }) => {
    const shows = async (month: string): Promise<void> =>
      expect(await canvas.findByRole('grid', { name: new RegExp(month) })).toBeVisible();
    await shows('March 2024');
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next year' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await shows('February 2024');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous year' }));
    await shows('February 2023');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await shows('March 2023');
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }));
    await shows('March 2024');
    await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  },
});

/** Arrows move, Page Up goes a month back, Enter chooses. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { value: { start: { day: '2024-03-10', time: '00:00' } } },
  play: async ({ canvas, args }) => {
    (await day(10)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: { day: '2024-03-10', time: '00:00' },
      end: { day: '2024-03-18', time: '23:59' },
    });
    await userEvent.keyboard('{PageUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: { day: '2024-02-18', time: '00:00' } });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Start time' })).toHaveFocus();
  },
});

/** Five characters at most; digits alone get their colon. */
export const TypedTime = meta.story({
  args: { value: chosen },
  play: async () => {
    await expect(startTime()).toHaveAttribute('maxlength', '5');
    await retype(startTime(), '12:345');
    await expect(startTime()).toHaveValue('12:34');
    await retype(startTime(), '0905');
    await expect(startTime()).toHaveValue('09:05');
  },
});

export const WrongTime = meta.story({
  args: { value: chosen },
  play: async ({ canvas }) => {
    await retype(startTime(), '24:00');
    await expect(canvas.queryByText('Enter a time from 00:00 to 23:59.')).toBeNull();
    await userEvent.tab();
    await expect(startTime()).toHaveAccessibleDescription('Enter a time from 00:00 to 23:59.');
  },
});

export const EndBeforeStart = meta.story({
  args: { value: { start: { day: '2024-03-10', time: '12:00' }, end: { day: '2024-03-10', time: '11:59' } } },
  play: async () => {
    await expect(endTime()).toHaveAccessibleDescription('The end must not be before the start.');
    await expect(endTime()).toBeInvalid();
  },
});

export const Future = meta.story({
  args: { value: { start: chosen.start, end: { day: '2024-03-20', time: '13:34' } } },
  play: async ({ args }) => {
    await expect(endTime()).toHaveAccessibleDescription('This time is in the future.');
    await expect(await day(21)).toHaveAttribute('aria-disabled', 'true');
    (await day(21)).click();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const FutureAllowed = meta.story({
  args: { value: { start: { day: '2024-03-10', time: '00:00' } }, allowsFuture: true },
  play: async ({ canvas }) => {
    await click(28);
    await expect(canvas.getByText('28-03-2024')).toBeVisible();
    await expect(endTime()).toBeValid();
  },
});

export const Missing = meta.story({
  args: { value: { start: { day: '2024-03-10', time: '00:00' } }, isErrorShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose both days.')).toBeVisible();
  },
});

export const Empty = meta.story({});
export const GermanWeekdays = meta.story({
  args: { value: chosen },
  globals: modes.de,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid.querySelector('th')).toHaveTextContent('So');
    await expect(canvas.getByRole('button', { name: 'Voriger Monat' })).toBeVisible();
  },
});

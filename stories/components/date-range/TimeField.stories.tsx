import { fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TimeField, type TimeFieldProps } from '#web/components/date-range/TimeField.tsx';

const side: TimeFieldProps['side'] = 'start';

const meta = preview.meta({
  title: 'Components/Date range/TimeField',
  component: TimeField,
  args: {
    side,
    edge: { day: '2024-03-10', time: '08:30' },
    onChange: fn(),
    problem: undefined,
    isErrorShown: false,
  },
});

export const Default = meta.story({ parameters: looks });

/** Nothing to type before a day is chosen. */
export const WithoutDay = meta.story({ args: { edge: undefined } });
export const End = meta.story({ args: { side: 'end' } });

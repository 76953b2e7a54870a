import { expect } from 'storybook/test';
import { getGetTodayResponseMock } from '#mocks/generated/operator/today/today.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PeriodFigures } from '#web/features/operator/today/components/PeriodFigures.tsx';

const { today, week } = getGetTodayResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Today/Components/PeriodFigures',
  component: PeriodFigures,
  args: { period: today },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('184')).toBeVisible();
    await expect(canvas.getByText(/1,102\.40.*\+.*415\.90/)).toBeVisible();
  },
});

export const UnknownCosts = meta.story({
  args: { period: week },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Without 2 sales whose cost is not known')).toBeVisible();
  },
});

export const Loss = meta.story({ args: { period: { ...today, margin: { value: -12.5, currencyCode: 'USD' } } } });

const large = { value: 12_345_678.9, currencyCode: 'USD' };

/** Each sum stays in one line with its currency, in the width that a page has at 1280 px. */
export const LargeSums = meta.story({
  decorators: [(Story) => <div style={{ maxWidth: '72rem' }}>{Story()}</div>],
  args: {
    period: { ...today, revenue: large, cost: large, margin: { ...large, value: -large.value }, charged: [] },
  },
  parameters: looks,
  play: async ({ canvas }) => {
    for (const number of canvas.getAllByText(/12,345,678\.90/)) {
      const lines = (number.parentElement?.offsetHeight ?? 0) / Number.parseFloat(getComputedStyle(number).fontSize);
      await expect(lines).toBeLessThan(2);
    }
  },
});

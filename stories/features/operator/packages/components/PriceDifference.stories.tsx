import { expect } from 'storybook/test';
import { getGetPriceRulesResponseMock } from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PriceDifference } from '#web/features/operator/packages/components/PriceDifference.tsx';

const now = getGetPriceRulesResponseMock();
const [rate, rules] = now.waiting;

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/PriceDifference',
  component: PriceDifference,
  args: { change: rules!, now },
});

/** Rules that are changed and removed, and a floor that goes. */
export const Rules = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.20 USD → 0.00 USD')).toBeVisible();
    await expect(canvas.getByText('12% and 0.00 USD → 2% and 0.00 USD')).toBeVisible();
    await expect(canvas.getByText(/^Removed from position 3/)).toBeVisible();
  },
});

/** A rule for a supplier that offers nothing yet is seen as well, and which one counts first. */
export const NewAndMoved = meta.story({
  args: {
    change: {
      ...rules!,
      rules: {
        newPackages: 'AT_ONCE',
        floor: now.floor,
        rules: [
          { supplier: 'tomorrow', marginPercent: 0, fixed: 0 },
          now.rules[1]!,
          now.rules[0]!,
          ...now.rules.slice(2),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New at position 1: tomorrow')).toBeVisible();
    await expect(canvas.getByText('position 1 → position 3')).toBeVisible();
  },
});

export const Rate = meta.story({
  args: { change: rate! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\.2688 USD, as of .* → 1\.6 USD, as of /)).toBeVisible();
  },
});

export const FirstRate = meta.story({
  args: { change: { ...rate!, rate: { currency: 'JPY', rate: 0.0064, asOf: '2026-11-21' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^no rate yet → /)).toBeVisible();
  },
});

export const InForce = meta.story({
  args: { change: { ...rules!, rules: { newPackages: now.newPackages, floor: now.floor, rules: now.rules } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is already in effect.')).toBeVisible();
  },
});

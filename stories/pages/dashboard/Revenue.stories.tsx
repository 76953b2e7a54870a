import { expect } from 'storybook/test';
import { getGetRevenueMockHandler } from '#mocks/generated/storefront/analysis/analysis.msw.ts';
import { revenueChart } from '#mocks/scenarios/revenue.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Revenue } from '#web/pages/dashboard/Revenue.tsx';

const meta = preview.meta({
  title: 'Pages/Dashboard/Revenue',
  component: Revenue,
  beforeEach: () => network.use(getGetRevenueMockHandler(revenueChart(7))),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all 7 packages' })).toBeVisible();
  },
});

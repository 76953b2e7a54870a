import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { toRevenueParams } from '#domain/revenue.ts';
import { useGetRevenue } from '#web/api/storefront/analysis/analysis.ts';
import { getGetRevenueMockHandler } from '#mocks/generated/storefront/analysis/analysis.msw.ts';
import { revenueChart } from '#mocks/scenarios/revenue.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Revenue } from '#web/features/dashboard/Revenue.tsx';
import { useRevenueAddress } from '#web/features/dashboard/use-revenue-address.ts';

const Shown = (): ReactElement => {
  const address = useRevenueAddress();
  const revenue = useGetRevenue(toRevenueParams(address.query));
  return <Revenue address={address} revenue={revenue} intro={undefined} />;
};

const meta = preview.meta({
  title: 'Features/Dashboard/Revenue',
  render: () => <Shown />,
  beforeEach: () => network.use(getGetRevenueMockHandler(revenueChart(7))),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all 7 packages' })).toBeVisible();
  },
});

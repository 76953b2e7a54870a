import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { toRevenueParams } from '#domain/revenue.ts';
import { useGetRevenue } from '#web/api/storefront/analysis/analysis.ts';
import { getGetRevenueMockHandler } from '#mocks/generated/storefront/analysis/analysis.msw.ts';
import { noSaleYet, revenueChart } from '#mocks/scenarios/revenue.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Revenue } from '#web/features/dashboard/Revenue.tsx';
import { useRevenueAddress } from '#web/features/dashboard/use-revenue-address.ts';

const Shown = (): ReactElement => {
  const address = useRevenueAddress();
  const revenue = useGetRevenue(toRevenueParams(address.query));
  return <Revenue address={address} revenue={revenue} intro={<></>} />;
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

/** Before the first sale, in place of the charts. */
export const NoSales = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetRevenueMockHandler(noSaleYet)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sales Channel' });
    await expect(link).toHaveAttribute('href', '/your-store/channels');
    await expect(link.parentElement).toHaveTextContent(/^Nothing here yet\. Start by setting up your Sales Channel\.$/);
  },
});

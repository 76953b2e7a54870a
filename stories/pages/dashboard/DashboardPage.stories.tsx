import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { getGetCreditMockHandler, getGetCreditMockHandler500 } from '#mocks/generated/storefront/credit/credit.msw.ts';
import { getListInventoryMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as DashboardPage } from '#web/pages/dashboard/DashboardPage.tsx';

const meta = preview.meta({
  title: 'Pages/Dashboard/DashboardPage',
  component: DashboardPage,
  parameters: { layout: 'fullscreen', route: '/your-store/dashboard' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128.40')).toBeVisible();
    await expect(await canvas.findByText(/packages on your shelf/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sell a package' })).toHaveAttribute('href', '/store');
    await expect(canvas.getByRole('link', { name: 'Buy packages' })).toHaveAttribute('href', '/data-packages');
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(http.get('*/client-api/*', () => delay('infinite'))),
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getGetCreditMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    network.use(getGetCreditMockHandler());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('128.40')).toBeVisible();
  },
});

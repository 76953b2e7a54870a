import { expect } from 'storybook/test';
import { getGetSaleResponseMock } from '#mocks/generated/operator/statements/statements.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SaleOverview } from '#web/features/operator/resellers/components/SaleOverview.tsx';

const sale = getGetSaleResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/SaleOverview',
  component: SaleOverview,
  args: { sale, resellerHref: '/operator/resellers/1' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Germany 1 GB')).toBeVisible();
    await expect(canvas.getByText('Till')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'jo@example.com' })).toHaveAttribute('href', '/operator/resellers/1');
  },
});

export const Refunded = meta.story({
  args: {
    sale: {
      ...sale,
      state: 'refunded',
      refundedAt: '2026-11-19T08:00:00.000Z',
      channel: { name: 'Kiosk at the main station', type: 'API' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded')).toBeVisible();
    await expect(canvas.getByText('Kiosk at the main station')).toBeVisible();
  },
});

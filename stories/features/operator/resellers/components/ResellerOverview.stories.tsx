import { expect } from 'storybook/test';
import { getGetResellerResponseMock } from '#mocks/generated/operator/resellers/resellers.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ResellerOverview } from '#web/features/operator/resellers/components/ResellerOverview.tsx';

const reseller = getGetResellerResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Components/ResellerOverview',
  component: ResellerOverview,
  args: { reseller, salesHref: '/operator/sales?search=jo', paymentsHref: '/operator/payments?search=jo' },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour Travel')).toBeVisible();
    await expect(canvas.getByText('Credit in EUR')).toBeVisible();
    await expect(canvas.getByText('12.5%')).toBeVisible();
    await expect(canvas.getByText('Partner')).toBeVisible();
    await expect(canvas.getByText(/^Kiosk, since/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '420' })).toHaveAttribute('href', '/operator/sales?search=jo');
    await expect(canvas.getByRole('button', { name: 'Copy ID' })).toBeVisible();
  },
});

/** Registered, and nothing more. */
export const Newcomer = meta.story({
  args: { reseller: { ...reseller, name: '', companyName: '', country: null, channels: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This reseller sells only at the point of sale.')).toBeVisible();
  },
});

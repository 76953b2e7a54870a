import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Component as CustomerTypePage } from '#web/pages/point-of-sale/CustomerTypePage.tsx';
import { address } from '../Address.tsx';
import { PointOfSale } from './PointOfSale.tsx';

/** Addresses that lead elsewhere: an unknown type, a guest, and steps that miss who buys. */
const meta = preview.meta({
  title: 'Pages/Point of sale/CustomerTypePage',
  component: CustomerTypePage,
  render: () => <PointOfSale />,
  parameters: { route: '/store/new', layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  },
});

const redirects = (route: string, to: string) =>
  meta.story({
    parameters: { route },
    play: async () => {
      await waitFor(() => expect(address()).toBe(to));
    },
  });

export const UnknownType = redirects('/store/vip', '/store');
export const UnknownTypeOfPackages = redirects('/store/vip/packages', '/store');
export const GuestType = redirects('/store/guest', '/store/guest/packages');
export const EmailMissing = redirects('/store/new/packages', '/store/new');
export const EmailMissingAtSale = redirects('/store/new/packages/1', '/store/new');
export const CustomerMissing = redirects('/store/existing/packages', '/store/existing');
export const CustomerMissingAtSale = redirects('/store/existing/packages/1', '/store/existing');

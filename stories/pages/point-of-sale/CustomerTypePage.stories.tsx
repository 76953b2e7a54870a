import { expect, waitFor } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
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

/** Ends at this address. */
const endsAt = (to: string) => async (): Promise<void> => {
  await waitFor(() => expect(address()).toBe(to));
};

export const UnknownType = meta.story({ parameters: { route: '/store/vip' }, play: endsAt('/store') });
export const UnknownTypeOfPackages = meta.story({
  parameters: { route: '/store/vip/packages' },
  play: endsAt('/store'),
});
export const GuestType = meta.story({ parameters: { route: '/store/guest' }, play: endsAt('/store/guest/packages') });
export const EmailMissing = meta.story({ parameters: { route: '/store/new/packages' }, play: endsAt('/store/new') });
export const EmailMissingAtSale = meta.story({
  parameters: { route: '/store/new/packages/1' },
  play: endsAt('/store/new'),
});
export const CustomerMissing = meta.story({
  parameters: { route: '/store/existing/packages' },
  play: endsAt('/store/existing'),
});
export const CustomerMissingAtSale = meta.story({
  parameters: { route: '/store/existing/packages/1' },
  play: endsAt('/store/existing'),
});

export const Mobile = meta.story({ globals: modes.mobile });
export const German = meta.story({ globals: modes.de });

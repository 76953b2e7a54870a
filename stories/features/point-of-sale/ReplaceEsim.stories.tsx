import { expect, fn, screen } from 'storybook/test';
import { getSearchCustomersMockHandler } from '#mocks/generated/storefront/customers/customers.msw.ts';
import { chargedItem, customerDetails, esim } from '#mocks/scenarios/sales.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ReplaceEsim } from '#web/features/point-of-sale/ReplaceEsim.tsx';

/** Data is left for as long as the stories are shown. */
const balance = { ...chargedItem.balance, expiresAt: '2099-01-01T00:00:00Z' };
const details = customerDetails({ activatedItems: [{ ...chargedItem, balance }], relatedEsims: [esim()] });

const meta = preview.meta({
  title: 'Features/Point of sale/ReplaceEsim',
  component: ReplaceEsim,
  args: { customerUid: details.customer.uid ?? '', iccid: esim().iccid, onClose: fn() },
  beforeEach: () => network.use(getSearchCustomersMockHandler({ items: [details] })),
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Replace an eSIM' })).toBeVisible();
  },
});

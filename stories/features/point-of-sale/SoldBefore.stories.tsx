import { expect } from 'storybook/test';
import { getGetActivatedItemMockHandler } from '#mocks/generated/storefront/activations/activations.msw.ts';
import { detail, preparingDetail } from '#mocks/scenarios/sales.ts';
import { inLooks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SoldBefore, type SoldBeforeProps } from '#web/features/point-of-sale/SoldBefore.tsx';
import { leaveSaleOpen, openPackages, openSale } from './open-sale.ts';

const { attempt, itemId } = openSale;
const { uid } = detail().activatedItem;

const args: SoldBeforeProps = { attempt, uid, type: 'guest', itemId, wasDelivered: true };

const meta = preview.meta({
  title: 'Features/Point of sale/SoldBefore',
  component: SoldBefore,
  args,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    network.use(getGetActivatedItemMockHandler(detail()));
    leaveSaleOpen();
    return () => localStorage.clear();
  },
});

export const Default = meta.story({
  parameters: inLooks('mobile', 'mobile de'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Installation link')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
    await expect(openPackages()).toEqual([]);
  },
});

export const ToCustomer = meta.story({
  args: { type: 'new' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Customer profile link')).toBeVisible();
  },
});

export const BeingPrepared = meta.story({
  args: { wasDelivered: false },
  beforeEach: () => network.use(getGetActivatedItemMockHandler(preparingDetail)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The eSIM is being prepared' })).toBeVisible();
  },
});

/** The supplier refused it meanwhile. */
export const Refunded = meta.story({
  args: { wasDelivered: false },
  beforeEach: () => network.use(getGetActivatedItemMockHandler(detail({ state: 'refunded' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The sale was refunded in full.');
  },
});

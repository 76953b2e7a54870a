import { expect, waitFor } from 'storybook/test';
import {
  getSearchCustomersMockHandler,
  getSearchCustomersMockHandler500,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import {
  getListInventoryMockHandler,
  getListInventoryMockHandler500,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item, items, longItem, sixItems } from '#mocks/scenarios/packages.ts';
import { customerDetails, esim, inactiveEsim, refundedItem } from '#mocks/scenarios/sales.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as PackageChoicePage } from '#web/features/point-of-sale/PackageChoicePage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { address } from '../Address.tsx';
import { PointOfSale } from './PointOfSale.tsx';

const existing = paths.pointOfSalePackages('existing', { customerUid: customerDetails().customer.uid });

const meta = preview.meta({
  title: 'Features/Point of sale/PackageChoicePage',
  component: PackageChoicePage,
  render: () => <PointOfSale />,
  parameters: {
    route: paths.pointOfSalePackages('new', { email: 'nina@example.com', country: 'DE' }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
});

export const Default = meta.story({ parameters: looks });

export const Chosen = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('For nina@example.com')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Europe 5 GB/ }));
    await waitFor(() =>
      expect(address()).toMatch(
        /^\/store\/new\/packages\/.+\?email=nina%40example.com&country=DE&attempt=[\da-f-]{36}$/,
      ),
    );
  },
});

export const GuestSale = meta.story({
  parameters: { route: paths.pointOfSalePackages('guest') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For a guest')).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
});

/** Packages of another profile domain do not work on the eSIM this customer has. */
export const ExistingCustomer = meta.story({
  parameters: { route: existing },
  beforeEach: () =>
    network.use(
      getListInventoryMockHandler({
        items: [...items, item({ id: 'other', name: 'Other', profileDomainKey: 'plus' })],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For tom@example.com')).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText('Other')).toBeNull();
    await expect(canvas.getByText(/1 package is not shown/)).toBeVisible();
    // What is left, of which package, on which eSIM.
    await expect(canvas.getByText(/ left · .+ · …\d{7}$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Replace eSIM' })).toBeVisible();
  },
});

export const NothingFits = meta.story({
  parameters: { route: existing },
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [item({ profileDomainKey: 'plus' })] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None of your packages works on this customer’s eSIM')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New eSIM for this customer' })).toHaveAttribute(
      'href',
      `${existing}&esim=new`,
    );
  },
});

/** No eSIM of the customer can be topped up: everything is offered, with a new eSIM. */
export const EsimDeleted = meta.story({
  parameters: { route: existing },
  beforeEach: () => {
    network.use(
      getSearchCustomersMockHandler({ items: [customerDetails({ relatedEsims: [inactiveEsim] })] }),
      getListInventoryMockHandler({ items: [...items, item({ id: 'other', profileDomainKey: 'plus' })] }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For tom@example.com, with a new eSIM')).toBeVisible();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
  },
});

/** Nothing is left on any eSIM of the customer: none is offered to be replaced (POS-127). */
export const AllRefunded = meta.story({
  tags: ['behaviour'],
  parameters: { route: existing },
  beforeEach: () =>
    network.use(
      getSearchCustomersMockHandler({
        items: [customerDetails({ relatedEsims: [esim({ withdrawal: 'REFUNDED' })], activatedItems: [refundedItem] })],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For tom@example.com, with a new eSIM')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Replace eSIM' })).toBeNull();
  },
});

/** The address of a new customer is that of a known one. */
export const KnownAddress = meta.story({
  parameters: { route: paths.pointOfSalePackages('new', { email: 'tom@example.com', country: 'DE' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('tom@example.com is already your customer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with this customer' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your inventory is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose packages' })).toHaveAttribute('href', '/data-packages');
  },
});

export const Loading = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your packages could not be loaded.');
  },
});

export const Retried = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListInventoryMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    network.use(getListInventoryMockHandler());
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: /Europe 5 GB/ })).toBeVisible();
  },
});

export const CustomerFailed = meta.story({
  parameters: { route: existing },
  beforeEach: () => network.use(getSearchCustomersMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The customer could not be loaded.');
  },
});

export const CustomerRetried = meta.story({
  tags: ['behaviour'],
  parameters: { route: existing },
  beforeEach: () => network.use(getSearchCustomersMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    network.use(getSearchCustomersMockHandler());
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: /Europe 5 GB/ })).toBeVisible();
  },
});

export const CustomerGone = meta.story({
  parameters: { route: existing },
  beforeEach: () => network.use(getSearchCustomersMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This customer was not found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search again' })).toHaveAttribute('href', '/store/existing');
  },
});

const many = () => network.use(getListInventoryMockHandler({ items: [...sixItems, ...items, longItem] }));

export const Many = meta.story({ beforeEach: many });
/** An address that lacks the buyer leads to where one is named. */
const endsAt = (to: string) => async (): Promise<void> => {
  await waitFor(() => expect(address()).toBe(to));
};

export const EmailMissing = meta.story({ parameters: { route: '/store/new/packages' }, play: endsAt('/store/new') });
export const CustomerMissing = meta.story({
  parameters: { route: '/store/existing/packages' },
  play: endsAt('/store/existing'),
});
export const UnknownType = meta.story({ parameters: { route: '/store/vip/packages' }, play: endsAt('/store') });
export const ManyMobile = meta.story({ beforeEach: many, globals: modes.mobile });

import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import {
  getEraseCustomerMockHandler,
  getGetCustomerMockHandler,
  getGetCustomerMockHandler404,
  getGetCustomerMockHandler500,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import { customerDetails, guestDetails } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as CustomerPage } from '#web/features/history/CustomerPage.tsx';
import { paths, patterns } from '#web/navigation/paths.ts';
import { Address, address } from '../Address.tsx';

const { uid } = customerDetails().customer;

const meta = preview.meta({
  title: 'Features/History/CustomerPage',
  component: CustomerPage,
  render: () => (
    <>
      <Routes>
        <Route path={patterns.customer} element={<CustomerPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>
  ),
  parameters: {
    route: paths.customer(uid),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '1000px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetCustomerMockHandler(customerDetails())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'tom@example.com' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sell or top up' })).toHaveAttribute(
      'href',
      paths.pointOfSalePackages('existing', { customerUid: uid }),
    );
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetCustomerMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetCustomerMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This customer could not be loaded.')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => network.use(getGetCustomerMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This customer was not found.')).toBeVisible();
  },
});

export const Guest = meta.story({
  beforeEach: () => network.use(getGetCustomerMockHandler(guestDetails)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Booking 4711' })).toBeVisible();
  },
});

/** The page of an erased customer is left for the list. */
export const Erased = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetCustomerMockHandler(customerDetails()), getEraseCustomerMockHandler()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase this person' }));
    const dialog = await screen.findByRole('alertdialog');
    const [confirm] = [...dialog.querySelectorAll('button')].slice(-1);
    if (confirm) await userEvent.click(confirm);
    await waitFor(() => expect(address()).toBe(paths.customers()));
  },
});

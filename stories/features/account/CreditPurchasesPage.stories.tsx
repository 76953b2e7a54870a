import type { ReactElement } from 'react';
import { expect, screen } from 'storybook/test';
import {
  getGetReceiptMockHandler500,
  getListPaymentHistoryMockHandler,
  getListPaymentHistoryMockHandler500,
  getListPaymentHistoryResponseMock,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as CreditPurchasesPage } from '#web/features/account/CreditPurchasesPage.tsx';
import { patterns, paths } from '#web/navigation/paths.ts';
import { signedIn, withSession } from '../../session.tsx';
import { At } from '../At.tsx';

const history = getListPaymentHistoryResponseMock();
const settled = history.items.filter(({ hasPending }) => !hasPending);
const pending = history.items.find(({ hasPending }) => hasPending)?.id ?? '';
const paid = settled[0]?.id ?? '';
const invoice = settled[0]?.receiptNumber ?? '';

const show = (pattern: string) => (): ReactElement => (
  <At pattern={pattern}>
    <CreditPurchasesPage />
  </At>
);

const meta = preview.meta({
  title: 'Features/Account/CreditPurchasesPage',
  component: CreditPurchasesPage,
  parameters: {
    layout: 'fullscreen',
    route: paths.creditPurchases(),
    docs: { story: { inline: false, height: '640px' } },
  },
  decorators: [withSession(signedIn)],
  render: show(patterns.creditPurchases),
});

/** What is pending is not among them (CRE-022). */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Details of / })).toHaveLength(settled.length);
    await expect(canvas.queryByText('Pending')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Credit purchases' })).toHaveAttribute('aria-current', 'page');
  },
});

export const One = meta.story({
  parameters: { route: paths.creditPurchase(paid), ...looks },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invoice)).toBeVisible();
  },
});

/** ACC-002 */
export const ByItsOtherName = meta.story({
  parameters: { route: `/account/purchase-history/${paid}` },
  render: show(patterns.purchaseHistory),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invoice)).toBeVisible();
  },
});

/** ACC-006 */
export const OneOnMobile = meta.story({
  globals: modes.mobile,
  parameters: { route: paths.creditPurchase(paid) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(invoice)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Credit purchases' })).toHaveAttribute(
      'href',
      '/account/credit-purchases',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Account pages' })).toBeNull();
  },
});

export const OnMobile = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  },
});

export const PendingOne = meta.story({
  parameters: { route: paths.creditPurchase(pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Purchase not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the credits' })).toHaveAttribute('href', '/credits');
  },
});

export const ReceiptFails = meta.story({
  beforeEach: () => network.use(getGetReceiptMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Receipt of / });
    await userEvent.click(button as HTMLElement);
    await expect(await screen.findByText('Failed downloading receipt. Please try again later.')).toBeVisible();
    await expect(button).toBeEnabled();
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListPaymentHistoryMockHandler({ items: [], totalVolume: { volumeSize: 0 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing bought yet')).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListPaymentHistoryMockHandler(never)) });

export const LoadingOne = meta.story({
  parameters: { route: paths.creditPurchase(paid) },
  beforeEach: () => network.use(getListPaymentHistoryMockHandler(never)),
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListPaymentHistoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your purchase history could not be loaded.')).toBeVisible();
  },
});

/** Nothing is asked for (ACC-007). */
export const WithoutIdToken = meta.story({
  decorators: [withSession({ ...signedIn, user: { accessToken: 'access', idToken: undefined, expired: false } })],
  beforeEach: () => network.use(getListPaymentHistoryMockHandler500()),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

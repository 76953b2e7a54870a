import { expect, screen, waitFor } from 'storybook/test';
import {
  getAddPaymentMethodMockHandler500,
  getGetPaymentMethodMockHandler204,
} from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { forgetCardForm, markCardForm } from '#web/browser-storage/payment-marker.ts';
import { CardNotice } from '#web/features/credits/CardNotice.tsx';
import { Address, address } from '../Address.tsx';

const meta = preview.meta({
  title: 'Features/Credits/CardNotice',
  component: CardNotice,
  parameters: { route: '/credits?status=success', docs: { story: { inline: false, height: '480px' } } },
  render: () => (
    <>
      <CardNotice />
      <Address />
    </>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Card stored' });
  },
});

/** The address alone stores no card: it is looked for. */
export const Looking = meta.story({
  beforeEach: () => network.use(getGetPaymentMethodMockHandler204()),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Checking your card' })).toBeVisible();
    await expect(screen.queryByText(/is stored/)).not.toBeInTheDocument();
  },
});

export const Done = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Card stored' });
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/your-store/inventory'));
  },
});

/** Anybody may write an address: without a card form that this tab left for, only what is looked up is said. */
export const FailedByHand = meta.story({
  parameters: { route: '/credits?status=error&message=Call+this+number.' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Card stored' })).not.toHaveTextContent('Call this');
  },
});

export const FailedByHandWithoutCard = meta.story({
  parameters: { route: '/credits?status=error&message=Call+this+number.' },
  beforeEach: () => network.use(getGetPaymentMethodMockHandler204()),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'No card yet' })).not.toHaveTextContent('Call this');
  },
});

export const Failed = meta.story({
  parameters: { route: '/credits?status=error&message=The+card+was+refused.', ...looks },
  beforeEach: () => {
    markCardForm();
    return forgetCardForm;
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Card not stored' });
    await expect(dialog).toHaveTextContent('The payment page says: “The card was refused.”');
    await expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  },
});

export const Cancelled = meta.story({
  tags: ['behaviour'],
  parameters: { route: '/credits?status=error&message=The+card+was+refused.' },
  beforeEach: () => {
    markCardForm();
    return forgetCardForm;
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Card not stored' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/your-store/inventory'));
  },
});

export const RetryFails = meta.story({
  parameters: { route: '/credits?status=error' },
  beforeEach: () => {
    network.use(getAddPaymentMethodMockHandler500());
    markCardForm();
    return forgetCardForm;
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The card could not be stored. Nothing was charged.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText(/unexpected error/)).toBeVisible();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** Another value means nothing (CRE-008). */
export const Unknown = meta.story({
  parameters: { route: '/credits?status=other' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

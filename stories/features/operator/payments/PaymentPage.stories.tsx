import { expect } from 'storybook/test';
import type { Refund } from '#contract/operator/model/refund.ts';
import {
  getGetPaymentMockHandler,
  getGetPaymentMockHandler404,
  getGetPaymentMockHandler500,
  getGetPaymentResponseMock,
} from '#mocks/generated/operator/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as PaymentPage } from '#web/features/operator/payments/PaymentPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';
import { openTransfer } from './transfers.ts';

const card = getGetPaymentResponseMock();

const meta = preview.meta({
  title: 'Features/Operator/Payments/PaymentPage',
  component: PaymentPage,
  render: () => (
    <At pattern="/operator/payments/:id">
      <PaymentPage />
    </At>
  ),
  decorators: [withSession(signedIn)],
  parameters: {
    layout: 'fullscreen',
    route: `/operator/payments/${card.id}`,
    docs: { story: { inline: false, height: '900px' } },
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Harbour Travel' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Settle the transfer' })).toBeNull();
    await expect(canvas.getByText(/Reported 2 times/)).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(0, 3)).toEqual(['Payment', 'Amounts', 'Timeline']);
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getGetPaymentMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getGetPaymentMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: () => network.use(getGetPaymentMockHandler404()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment not found')).toBeVisible();
  },
});

export const OpenTransfer = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetPaymentMockHandler(openTransfer)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('RF18 5390 0754 7034'))[0]).toBeVisible();
  },
});

const refund: Refund = {
  id: 'a1',
  state: 'SENT',
  amount: { value: 23.8, currencyCode: 'USD' },
  reason: 'Ordered by mistake',
  enteredBy: 'olivia@example.com',
  enteredAt: '2026-11-20T10:00:00.000Z',
};

/** The provider has not said what became of a refund. */
export const RefundInDoubt = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetPaymentMockHandler({ ...card, refunds: [refund] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In doubt')).toBeVisible();
  },
});

const [submitted] = card.events;

/** A report that the store did not book. */
export const ReportRefused = meta.story({
  beforeEach: () => {
    const events = [{ ...submitted!, kind: 'SUCCESS' as const, refusal: 'another_amount' as const }];
    network.use(getGetPaymentMockHandler({ ...card, events }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not booked: another_amount')).toBeVisible();
  },
});

export const Declined = meta.story({
  beforeEach: () => {
    const events = [{ ...submitted!, kind: 'FAILURE' as const, message: 'The card was declined.' }];
    network.use(getGetPaymentMockHandler({ ...card, events }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The card was declined.')).toBeVisible();
  },
});

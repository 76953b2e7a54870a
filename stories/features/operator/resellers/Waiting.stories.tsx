import { expect, screen, waitFor } from 'storybook/test';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import {
  getConfirmAdjustmentMockHandler,
  getDeclineAdjustmentMockHandler,
  getDeclineAdjustmentResponseMock,
} from '#mocks/generated/operator/adjustments/adjustments.msw.ts';
import {
  getConfirmPricingMockHandler409,
  getGetResellerResponseMock,
} from '#mocks/generated/operator/resellers/resellers.msw.ts';
import {
  getGetOperatorMockHandler,
  getGetOperatorResponseMock,
} from '#mocks/generated/operator/operators/operators.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Waiting } from '#web/features/operator/resellers/Waiting.tsx';
import { withCalls } from './with-calls.tsx';

const waiting = {
  id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0021',
  state: 'WAITING' as const,
  amount: { value: 800, currencyCode: 'EUR' },
  reason: 'BANK_TRANSFER' as const,
  note: 'Transfer of 21 November',
  operator: 'otto@example.com',
  operatorId: '0b7f4a52-6a0e-4b51-9a3b-0c2f5a1d7e12',
  createdAt: '2026-11-21T09:00:00.000Z',
};

/** Another operator entered both. */
const reseller: Reseller = {
  ...getGetResellerResponseMock(),
  credits: [{ value: 880, currencyCode: 'EUR' }],
  discountRate: 10,
  pricingGroup: '',
  waitingPricing: {
    id: '6b8f1d0e-16d1-4b8f-8f0c-0a3f4a2a0041',
    discountRate: 60,
    pricingGroup: 'Partner',
    belowCost: 12,
    operator: 'otto@example.com',
    operatorId: '0b7f4a52-6a0e-4b51-9a3b-0c2f5a1d7e12',
    createdAt: '2026-11-21T09:10:00.000Z',
  },
  waitingAdjustments: [waiting],
};

const meta = preview.meta({
  title: 'Features/Operator/Resellers/Waiting',
  component: withCalls(Waiting),
  subcomponents: { Waiting },
  args: { reseller },
  // The page sets its parts apart.
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 'var(--space-24)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Confirm/ })).toHaveLength(2);
    await expect(canvas.getByText('Transfer of 21 November')).toBeVisible();
    await expect(canvas.getByText(/Bank transfer/)).toBeVisible();
    await expect(canvas.getByText(/^Credit: 880\.00 EUR → 1,680\.00 EUR/)).toBeVisible();
    await expect(canvas.getByText(/Partner/)).toBeVisible();
    await expect(canvas.getByText(/^Now: discount 10%/)).toBeVisible();
    await expect(canvas.getByText('Packages on sale that this reseller would buy below cost: 12')).toBeVisible();
  },
});

/** Nobody confirms what they entered themselves, also after their address was changed. */
export const Own = meta.story({
  beforeEach: () => {
    const operator = { ...getGetOperatorResponseMock(), id: reseller.waitingPricing?.operatorId ?? '' };
    network.use(getGetOperatorMockHandler({ ...operator, email: 'otto.new@example.com' }));
  },
  play: async ({ canvas }) => {
    const inactive = () =>
      canvas.getAllByRole('button', { name: /^Confirm/ }).filter((button) => button.getAttribute('aria-disabled'));
    await waitFor(() => expect(inactive()).toHaveLength(2));
  },
});

export const Confirming = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm: .*800/ }));
    await expect(await screen.findByText('The credit was changed.')).toBeVisible();
  },
});

export const ConfirmingADiscount = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm: Discount/ }));
    await expect(await screen.findByText('Discount and pricing group were saved.')).toBeVisible();
  },
});

export const Declining = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(getDeclineAdjustmentMockHandler({ ...getDeclineAdjustmentResponseMock(), state: 'DECLINED' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decline: .*800/ }));
    await expect(await screen.findByText('Declined. Nothing was booked.')).toBeVisible();
  },
});

export const DecliningADiscount = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decline: Discount/ }));
    await expect(await screen.findByText('Declined. The discount remains unchanged.')).toBeVisible();
  },
});

/** A refund says of which payment. */
export const Refund = meta.story({
  args: {
    reseller: {
      ...reseller,
      waitingAdjustments: [
        { ...waiting, reason: 'REFUND' as const, amount: { value: -1190, currencyCode: 'USD' }, payment: 'p1' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the payment' })).toHaveAttribute(
      'href',
      '/operator/payments/p1',
    );
  },
});

/** Neither button can be pressed again. */
export const Pending = meta.story({
  beforeEach: () => network.use(getConfirmAdjustmentMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm: .*800/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Decline: .*800/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

/** It is settled already. */
export const DiscountNotConfirmed = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getConfirmPricingMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm: Discount/ }));
    await expect(await screen.findByText(/^This was settled in the meantime/)).toBeVisible();
  },
});

import { expect, fireEvent, screen, within } from 'storybook/test';
import type { Payment } from '#contract/operator/model/payment.ts';
import type { Refund } from '#contract/operator/model/refund.ts';
import {
  getGetPaymentMockHandler,
  getGetPaymentMockHandler404,
  getGetPaymentMockHandler500,
  getGetPaymentResponseMock,
  getSettleTransferMockHandler,
  getSettleTransferMockHandler409,
} from '#mocks/generated/operator/desk-payments/desk-payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as PaymentPage } from '#web/pages/operator/payments/PaymentPage.tsx';
import { signedIn, withSession } from '../../../session.tsx';
import { At } from '../../At.tsx';

const card = getGetPaymentResponseMock();
const open: Payment = {
  ...card,
  state: 'PENDING',
  purpose: 'CREDIT',
  method: { id: 'bank-transfer', name: 'Bank transfer' },
  takenBack: { value: 0, currencyCode: 'USD' },
  refundable: { value: 0, currencyCode: 'USD' },
  refundWay: 'BY_HAND',
  refunds: [],
  events: card.events.slice(0, 1),
  transfer: {
    reference: 'RF18539007547034',
    holder: 'Harbour Supplies GmbH',
    iban: 'DE89370400440532013000',
    dueAt: '2026-12-03T14:05:00.000Z',
  },
};
const settled: Payment = {
  ...open,
  state: 'SUCCESS',
  transfer: { ...open.transfer!, received: card.total, valueDate: '2026-11-20', bookedAt: '2026-11-20T09:00:00.000Z' },
};

const meta = preview.meta({
  title: 'Pages/Operator/Payments/PaymentPage',
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'travel@example.com' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Settle the transfer' })).toBeNull();
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
    await expect(await canvas.findByText('No such payment')).toBeVisible();
  },
});

export const OpenTransfer = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getGetPaymentMockHandler(open)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('RF18 5390 0754 7034'))[0]).toBeVisible();
  },
});

const settle = async (
  canvas: ReturnType<typeof within>,
  user: { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> },
) => {
  await user.click(await canvas.findByRole('button', { name: 'Settle the transfer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fireEvent.change(dialog.getByLabelText(/Value date/), { target: { value: '2026-11-20' } });
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '238');
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Statement 47');
  await user.click(dialog.getByRole('button', { name: 'Book' }));
  return dialog;
};

export const Settling = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetPaymentMockHandler(open), getSettleTransferMockHandler(settled)),
  play: async ({ canvas, userEvent }) => {
    await settle(canvas, userEvent);
    await expect(await screen.findByText('The money is booked.')).toBeVisible();
  },
});

export const Entered = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetPaymentMockHandler(open), getSettleTransferMockHandler(open)),
  play: async ({ canvas, userEvent }) => {
    await settle(canvas, userEvent);
    await expect(await screen.findByText('Entered. Another operator has to enter the same.')).toBeVisible();
  },
});

export const SettleRefused = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getGetPaymentMockHandler(open), getSettleTransferMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await settle(canvas, userEvent);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('238');
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

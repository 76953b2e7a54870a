import { expect, fn } from 'storybook/test';
import { getListAttentionResponseMock } from '#mocks/generated/operator/attention/attention.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AttentionRow } from '#web/features/operator/attention/components/AttentionRow.tsx';

const { items } = getListAttentionResponseMock();
const item = (kind: string) => items.find((known) => known.kind === kind)!;

const meta = preview.meta({
  title: 'Features/Operator/Attention/Components/AttentionRow',
  component: AttentionRow,
  args: { item: item('ORDER'), now: new Date('2026-11-24T10:00:00Z'), onAct: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Germany 1 GB was ordered at esim-go/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look for the order again' }));
    await expect(args.onAct).toHaveBeenCalledWith('RETRY_ORDER');
  },
});

/** A second operator has to give it up as well. */
export const OrderToGiveUp = meta.story({
  args: { item: item('ORDER_TO_GIVE_UP') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/olivia@example.com wants to give up an order of 612.00 EUR at esim-go/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Give up and refund' }));
    await expect(args.onAct).toHaveBeenCalledWith('GIVE_UP_ORDER');
  },
});

/** The operator who entered it cannot confirm it, and may take it back. */
export const OwnOrderToGiveUp = meta.story({
  args: { item: item('ORDER_TO_GIVE_UP'), operator: item('ORDER_TO_GIVE_UP').facts.operatorId },
  play: async ({ args, canvas, userEvent }) => {
    const giveUp = canvas.getByRole('button', { name: 'Give up and refund' });
    await expect(giveUp).toHaveAccessibleDescription(/^You entered this/);
    await userEvent.click(giveUp);
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the order' }));
    await expect(args.onAct).toHaveBeenCalledWith('DECLINE_GIVE_UP');
  },
});

export const SupplierOutage = meta.story({
  args: { item: item('SUPPLIER_OUTAGE') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/esim-go did not say what became of open orders: 171/)).toBeVisible();
  },
});

export const LateOrder = meta.story({
  args: { item: item('LATE_ORDER') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It costs you 1\.51 USD/)).toBeVisible();
    await expect(canvas.getByText(/64a6b5c4-d3e2-41f0-9a8b-7c6d5e4f3a2b/)).toBeVisible();
  },
});

/** The desk has a page of it. */
export const WithPage = meta.story({
  args: { item: item('TRANSFER'), page: { of: 'payment', href: '/operator/payments/a1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/olivia@example.com entered 1,190.00 EUR/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the payment' })).toHaveAttribute(
      'href',
      '/operator/payments/a1',
    );
  },
});

/** A second operator confirms or declines it on the page of the reseller. */
export const ToConfirm = meta.story({
  args: { item: item('ADJUSTMENT'), page: { of: 'reseller', href: '/operator/resellers/r1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/olivia@example.com entered 800.00 EUR/)).toBeVisible();
    await expect(canvas.getByText(/Transfer of 20 November/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the reseller' })).toHaveAttribute(
      'href',
      '/operator/resellers/r1',
    );
  },
});

export const RefundToConfirm = meta.story({
  args: { item: item('REFUND_TO_CONFIRM'), page: { of: 'reseller', href: '/operator/resellers/r1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/entered a refund of 1,190.00 EUR/)).toBeVisible();
  },
});

export const DiscountToConfirm = meta.story({
  args: { item: item('DISCOUNT'), page: { of: 'reseller', href: '/operator/resellers/r1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/entered a discount of 60%/)).toBeVisible();
  },
});

/** Its message is read and answered on the page of the reseller. */
export const RequestToAnswer = meta.story({
  args: { item: item('REQUEST'), page: { of: 'reseller', href: '/operator/resellers/r1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The reseller asks for another sales channel/)).toBeVisible();
    await expect(canvas.getByText('We run three web shops and would like to sell eSIMs there.')).toBeVisible();
  },
});

/** Only time or people settle it. */
export const WithoutAction = meta.story({
  args: { item: item('AUTO_TOP_UP') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The card was declined\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Pending = meta.story({ args: { isPending: true } });

/** A queue is called by its title, and an entry of a command has no operator. */
export const InWords = meta.story({
  args: { item: { ...item('ORDER'), kind: 'QUEUE', actions: [], facts: { name: 'auto-top-ups', count: 3 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting in “Automatic top-ups”: 3.')).toBeVisible();
  },
});

export const PricesOfACommand = meta.story({
  args: { item: { ...item('PRICES'), facts: {} } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^A command on the server entered a change that would change prices a lot/),
    ).toBeVisible();
  },
});

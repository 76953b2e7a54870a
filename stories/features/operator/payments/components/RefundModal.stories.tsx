import { expect, fn, screen, waitFor } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { RefundModal, type RefundModalProps } from '#web/features/operator/payments/components/RefundModal.tsx';

type Payment = RefundModalProps['payment'];

const credit: Payment = { purpose: 'CREDIT', refundable: { value: 59.5, currencyCode: 'EUR' }, refundWay: 'PROVIDER' };
const byTransfer: Payment = { ...credit, refundWay: 'BY_HAND' };

const meta = preview.meta({
  title: 'Features/Operator/Payments/Components/RefundModal',
  component: RefundModal,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    payment: credit,
    onRefund: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async () => {
    await expect(await screen.findByText(/At most 59.50 EUR now/)).toBeVisible();
  },
});

/** Packages were bought: the refund is taken from the credit. */
export const Packages = meta.story({
  args: { payment: { ...credit, purpose: 'CART' } },
  play: async () => {
    await expect(await screen.findByText(/They stay in the inventory/)).toBeVisible();
  },
});

/** An operator transfers the money back. */
export const ByHand = meta.story({
  parameters: looks,
  args: { payment: byTransfer },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /Reference/ })).toBeVisible();
  },
});

/** More than can be refunded. */
export const TooMuch = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '59.51');
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Ordered by mistake');
    await expect(await screen.findByText('Please enter at most 59.50 EUR.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
});

export const Refunded = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '20.50');
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Ordered by mistake');
    await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
    await waitFor(() =>
      expect(args.onRefund).toHaveBeenCalledWith({ value: 20.5, currencyCode: 'EUR', reason: 'Ordered by mistake' }),
    );
  },
});

export const Recorded = meta.story({
  tags: ['behaviour'],
  args: { payment: byTransfer },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '59.50');
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Ordered by mistake');
    await userEvent.type(screen.getByRole('textbox', { name: /Reference/ }), 'Refund 7');
    await userEvent.click(screen.getByRole('button', { name: 'Record the refund' }));
    await waitFor(() => expect(args.onRefund).toHaveBeenCalledWith(expect.objectContaining({ reference: 'Refund 7' })));
  },
});

export const Failed = meta.story({
  args: { failure: 'At most 11.90 USD can be refunded now. Nothing was refunded.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was refunded.');
  },
});

/** What was sent before has no known outcome: nothing else is sent, and what was typed stays. */
export const Open = meta.story({
  parameters: looks,
  args: { open: { amount: { value: 12.5, currencyCode: 'EUR' }, onAsk: fn(), isAsking: false } },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(/^The store has not confirmed yet whether your change of 12\.50\sEUR/),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Refund' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await expect(args.open?.onAsk).toHaveBeenCalled();
  },
});

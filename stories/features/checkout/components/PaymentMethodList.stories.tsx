import { expect, fn } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PaymentMethodList } from '#web/features/checkout/components/PaymentMethodList.tsx';

const meta = preview.meta({
  title: 'Features/Checkout/Components/PaymentMethodList',
  component: PaymentMethodList,
  args: {
    methods: [
      { id: 'reference-card', name: 'Card', isCustomPaymentMethod: false },
      { id: 'reference-crypto', name: 'Crypto', isCustomPaymentMethod: false },
      { id: 'bank-transfer', isCustomPaymentMethod: false },
    ],
    selectedId: 'reference-card',
    onSelect: fn(),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Crypto' }));
    await expect(args.onSelect).toHaveBeenCalledWith('reference-crypto');
    await expect(canvas.getByRole('radio', { name: 'bank-transfer' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { methods: [], selectedId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No payment method');
  },
});

import { expect, fn } from 'storybook/test';
import { getGetPaymentMethodResponseMock } from '#mocks/generated/storefront/payments/payments.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { StoredCard } from '#web/features/credits/components/StoredCard.tsx';

const meta = preview.meta({
  title: 'Features/Credits/Components/StoredCard',
  component: StoredCard,
  args: { card: getGetPaymentMethodResponseMock(), onAdd: fn(), onDelete: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Valid until 12/27')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add card' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
});

export const None = meta.story({
  args: { card: null },
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
});

export const Adding = meta.story({ args: { card: null, isAdding: true } });

import { expect, fn, waitFor } from 'storybook/test';
import { factsOf, packages } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { type OrderLine, OrderLines } from '#web/features/checkout/components/OrderLines.tsx';

const lines = (count: number): OrderLine[] =>
  Array.from({ length: count }, (_, index) => {
    const item = packages[index % packages.length]!;
    return {
      id: `${item.id}-${index}`,
      amount: 10,
      item: { name: `${item.name} (${index + 1})`, facts: factsOf(item) },
      price: { priceValue: 92, currencyCode: 'USD' },
    };
  });

const meta = preview.meta({
  title: 'Features/Checkout/Components/OrderLines',
  component: OrderLines,
  args: { lines: lines(2), onAmount: fn() },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 × Europe 5 GB (2)')).toBeVisible();
  },
});

export const Changed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const id = args.lines[1]!.id;
    await userEvent.click(await canvas.findByRole('button', { name: 'Increase Amount of Europe 5 GB (2)' }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(id, 11);
    const field = canvas.getByRole('textbox', { name: 'Amount of Europe 5 GB (2)' });
    await userEvent.clear(field);
    await userEvent.type(field, '25{Enter}');
    await expect(args.onAmount).toHaveBeenLastCalledWith(id, 25);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onAmount).toHaveBeenCalledTimes(3);
  },
});

export const Removed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Europe 5 GB (2) from the cart' }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(args.lines[1]!.id, 0);
    await expect(canvas.getByRole('list', { name: 'Your order' })).toHaveFocus();
  },
});

const refusal = 'Please enter a whole number from 1 to 10,000. Until then it stays 10.';

export const AmountRefused = meta.story({
  parameters: looks,
  args: { lines: lines(1) },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '20000');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(refusal));
    await expect(field).toHaveValue('20,000');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(refusal);
    await expect(args.onAmount).not.toHaveBeenCalled();
  },
});

export const PriceBeingWorkedOut = meta.story({
  args: { lines: lines(2).map(({ id, amount, item }) => ({ id, amount, item, price: undefined })) },
});
export const Locked = meta.story({
  args: { isLocked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Amount of Europe 5 GB (2)' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});
export const Many = meta.story({ args: { lines: lines(20) } });

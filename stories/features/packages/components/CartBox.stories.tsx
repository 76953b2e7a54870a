import { expect, fn } from 'storybook/test';
import { cartPrice, packageNamed } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CartBox, type CartEntry } from '#web/features/packages/components/CartBox.tsx';

const europe = packageNamed('Europe 5 GB');
const world = packageNamed('World unlimited 10 days');

const entries: CartEntry[] = [
  { id: europe.id, name: europe.name, facts: europe, amount: 10, price: { priceValue: 92, currencyCode: 'USD' } },
  { id: world.id, name: world.name, facts: world, amount: 1, price: undefined },
];

const meta = preview.meta({
  title: 'Features/Packages/Components/CartBox',
  component: CartBox,
  args: {
    entries,
    price: cartPrice({ lines: 2, discountRate: 0.05 }),
    onAmount: fn(),
    onRetry: fn(),
    checkoutHref: '/data-packages/checkout',
    setupHref: '/account/details',
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Amount of Europe 5 GB' }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(europe.id, 11);
    await expect(canvas.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      '/data-packages/checkout',
    );
  },
});

export const Removed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Europe 5 GB from the cart' }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(europe.id, 0);
  },
});

export const Empty = meta.story({ args: { entries: [] } });

export const CountryMissing = meta.story({
  args: {
    price: undefined,
    failure: { message: 'Please set up your billing address first.', isCountryMissing: true },
  },
});

export const Failed = meta.story({
  args: { price: undefined, failure: { message: 'No answer from the server.', isCountryMissing: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

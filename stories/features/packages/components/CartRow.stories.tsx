import { expect, fn } from 'storybook/test';
import { packageNamed } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CartRow } from '#web/features/packages/components/CartRow.tsx';

const europe = packageNamed('Europe 5 GB');

const meta = preview.meta({
  title: 'Features/Packages/Components/CartRow',
  component: CartRow,
  args: {
    entry: {
      id: europe.id,
      name: europe.name,
      facts: europe,
      amount: 10,
      price: { priceValue: 92, currencyCode: 'USD' },
    },
    onAmount: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story({ parameters: looks });

export const Removed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Europe 5 GB from the cart' }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(europe.id, 0);
  },
});

export const PriceBeingWorkedOut = meta.story({
  args: { entry: { id: europe.id, name: europe.name, facts: europe, amount: 10, price: undefined } },
});

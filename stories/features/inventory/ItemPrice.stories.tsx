import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getChangeInventoryPricesMockHandler,
  getChangeInventoryPricesMockHandler400,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { ItemPrice } from '#web/features/inventory/ItemPrice.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/ItemPrice',
  component: ItemPrice,
  args: { item: item(), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Retail price of Europe 5 GB' })).toHaveValue('14.90');
  },
});

export const Saved = meta.story({
  tags: ['behaviour'],
  beforeEach: () =>
    network.use(
      getChangeInventoryPricesMockHandler({
        items: [item({ version: '"later"', retailPrices: [{ priceValue: 15.5, currencyCode: 'USD', sortIndex: 0 }] })],
        stale: [],
      }),
    ),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '15.5{Enter}');
    await expect(await screen.findByText('Europe 5 GB: 15.50 USD')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** What was typed stays. */
export const Failed = meta.story({
  beforeEach: () => network.use(getChangeInventoryPricesMockHandler400()),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '15.5{Enter}');
    await expect(await screen.findByText(/could not be changed/)).toBeVisible();
    await expect(field).toHaveValue('15.5');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

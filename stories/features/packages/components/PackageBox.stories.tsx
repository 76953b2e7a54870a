import { expect, fn, within } from 'storybook/test';
import { cartPrice, packageNamed } from '#mocks/scenarios/packages.ts';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BoxPlace } from '#web/features/packages/components/BoxPlace.tsx';
import { CartBox } from '#web/features/packages/components/CartBox.tsx';
import { InventoryPreview } from '#web/features/packages/components/InventoryPreview.tsx';
import { type BoxMode, PackageBox } from '#web/features/packages/components/PackageBox.tsx';
import { previewEntries } from './preview-entries.ts';

const europe = packageNamed('Europe 5 GB');

const cart = {
  entries: [
    { id: europe.id, name: europe.name, facts: europe, amount: 10, price: { priceValue: 92, currencyCode: 'USD' } },
  ],
  price: cartPrice({ lines: 1 }),
  onAmount: fn(),
  onRetry: fn(),
  checkoutHref: '/data-packages/checkout',
  setupHref: '/account/details',
};

const inventoryMode: BoxMode = 'inventory';
const cartMode: BoxMode = 'cart';
const onSelect = fn();
const onSave = fn();

const meta = preview.meta({
  title: 'Features/Packages/Components/PackageBox',
  component: PackageBox,
  args: {
    mode: inventoryMode,
    onModeChange: fn(),
    counts: { inventory: 2, cart: 10 },
    inventory: <InventoryPreview entries={previewEntries} onSelect={onSelect} onSave={onSave} />,
    cart: <CartBox {...cart} />,
  },
  render: (args) => (
    <Controlled initial={args.mode} onChange={args.onModeChange}>
      {(mode, onModeChange) => (
        <div style={{ maxWidth: '20rem' }}>
          <BoxPlace summary="Inventory 2 · Cart 10">
            <PackageBox {...args} mode={mode} onModeChange={onModeChange} />
          </BoxPlace>
        </div>
      )}
    </Controlled>
  ),
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole('list', { name: '1 to add' })).getByText('Germany 500 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep World unlimited 10 days in the inventory' }));
    await expect(onSelect).toHaveBeenLastCalledWith('b', true);
    await userEvent.click(canvas.getByRole('button', { name: /^Update inventory/ }));
    await expect(onSave).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Cart · 10' }));
    await expect(await canvas.findByRole('link', { name: 'Go to checkout' })).toBeVisible();
  },
});

export const Cart = meta.story({
  parameters: looks,
  args: { mode: cartMode },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Amount of Europe 5 GB' }));
    await expect(cart.onAmount).toHaveBeenLastCalledWith(europe.id, 11);
  },
});

import { expect, fn, screen, within } from 'storybook/test';
import { cartPrice, item, packageNamed, packages } from '#mocks/scenarios/packages.ts';
import { Controlled } from '#storybook/Controlled.tsx';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { BonusEntry } from '#web/components/packages/box/BonusEntry.tsx';
import { BoxHint } from '#web/components/packages/box/BoxHint.tsx';
import { BoxPlace } from '#web/components/packages/box/BoxPlace.tsx';
import { CartBox } from '#web/components/packages/box/CartBox.tsx';
import { ConfirmUpdateModal } from '#web/components/packages/box/ConfirmUpdateModal.tsx';
import { InventoryPreview } from '#web/components/packages/box/InventoryPreview.tsx';
import { type BoxMode, PackageBox } from '#web/components/packages/box/PackageBox.tsx';
import type { PreviewEntry } from '#web/components/packages/box/PreviewRow.tsx';

const [world, europe, germany] = packages;

const entries: PreviewEntry[] = [
  { id: 'a', name: 'Germany 500 MB', facts: germany!, state: 'added' },
  { id: 'b', name: 'World unlimited', facts: world!, state: 'removed' },
  { id: 'c', name: 'Europe 5 GB', facts: europe!, state: 'kept' },
];

const cart = {
  entries: [
    { id: europe!.id, name: europe!.name, facts: europe!, amount: 10, price: { priceValue: 92, currencyCode: 'USD' } },
    { id: world!.id, name: world!.name, facts: world!, amount: 1, price: undefined },
  ],
  price: cartPrice({ lines: 2, discountRate: 0.05 }),
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
  title: 'Components/Packages/Box/PackageBox',
  component: PackageBox,
  args: {
    mode: inventoryMode,
    onModeChange: fn(),
    counts: { inventory: 2, cart: 11 },
    inventory: (
      <InventoryPreview entries={entries} onSelect={onSelect} onSave={onSave}>
        <BonusEntry bonus={{ showToUser: true, amount: 5, name: 'Welcome bonus' }} href="/your-store/inventory" />
      </InventoryPreview>
    ),
    cart: <CartBox {...cart} />,
  },
  render: (args) => (
    <Controlled initial={args.mode} onChange={args.onModeChange}>
      {(mode, onModeChange) => (
        <div style={{ maxWidth: '20rem' }}>
          <BoxPlace summary="Inventory 2 · Cart 11">
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
    await userEvent.click(canvas.getByRole('button', { name: 'Keep World unlimited in the inventory' }));
    await expect(onSelect).toHaveBeenLastCalledWith('b', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Update inventory' }));
    await expect(onSave).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Cart · 11' }));
    await expect(await canvas.findByRole('link', { name: 'Go to checkout' })).toBeVisible();
  },
});

export const Cart = meta.story({
  parameters: looks,
  args: { mode: cartMode },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Amount of Europe 5 GB' }));
    await expect(cart.onAmount).toHaveBeenLastCalledWith(packageNamed('Europe 5 GB').id, 11);
  },
});

export const CartLoading = meta.story({ args: { mode: cartMode, cart: <CartBox {...cart} price={undefined} /> } });
export const CartEmpty = meta.story({ args: { mode: cartMode, cart: <CartBox {...cart} entries={[]} /> } });
export const CountryMissing = meta.story({
  args: {
    mode: cartMode,
    cart: (
      <CartBox
        {...cart}
        price={undefined}
        failure={{ message: 'Please set up your billing address first.', isCountryMissing: true }}
      />
    ),
  },
});
export const CartFailed = meta.story({
  args: {
    mode: cartMode,
    cart: (
      <CartBox
        {...cart}
        price={undefined}
        failure={{ message: 'No answer from the server.', isCountryMissing: false }}
      />
    ),
  },
});

export const Unchanged = meta.story({
  args: {
    inventory: (
      <InventoryPreview
        entries={[{ id: 'c', name: item().name, facts: item(), state: 'kept' }]}
        onSelect={onSelect}
        onSave={onSave}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Update inventory' })).toHaveAccessibleDescription(
      'Nothing has changed yet.',
    );
  },
});

export const Closed = meta.story({
  render: () => (
    <div style={{ maxWidth: '20rem' }}>
      <BoxHint />
    </div>
  ),
});

const confirm = { isOpen: true, entries, onConfirm: fn(), onCancel: fn(), isPending: false };

export const Confirm = meta.story({
  render: () => <ConfirmUpdateModal {...confirm} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Update inventory?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update inventory' }));
    await expect(confirm.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const ConfirmFailed = meta.story({
  render: () => <ConfirmUpdateModal {...confirm} error="No answer from the server." />,
});

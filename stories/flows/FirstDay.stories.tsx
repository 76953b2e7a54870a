import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetCurrentUserMockHandler,
  getGetCurrentUserResponseMock,
  getUpdateCurrentUserMockHandler,
} from '#mocks/generated/storefront/account/account.msw.ts';
import { getUpdateInventoryItemMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { getSubmitCartMockHandler } from '#mocks/generated/storefront/payments/payments.msw.ts';
import {
  getCalculateCartPriceMockHandler,
  getCalculateCartPriceMockHandler412,
} from '#mocks/generated/storefront/products/products.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { paths } from '#web/navigation/paths.ts';
import { address } from '../features/Address.tsx';
import { press } from '../features/point-of-sale/selling.ts';
import { flow, Store } from './Store.tsx';

const user = getGetCurrentUserResponseMock();

const meta = preview.meta({
  title: 'Flows/FirstDay',
  component: Store,
  args: { isSignedIn: false },
  parameters: { ...flow, route: paths.landing() },
  beforeEach: () => {
    localStorage.clear();
    cartProducts.clear();
    network.use(
      getCalculateCartPriceMockHandler412(),
      getGetCurrentUserMockHandler({ ...user, addresses: [] }),
      getUpdateCurrentUserMockHandler(() => {
        network.use(getCalculateCartPriceMockHandler(), getGetCurrentUserMockHandler(user));
        return user;
      }),
    );
    return () => {
      cartProducts.clear();
      location.hash = '';
    };
  },
});

/** Signs in, chooses a package, says where the bill goes, pays, and gives the package a price of the store's own. */
export const Default = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const priced: unknown[] = [];
    network.use(
      getSubmitCartMockHandler(() => ({
        paymentId: 'payment',
        // The story stays where it is: another page of the same document.
        paymentUrl: `${location.href.split('#')[0]}#paying`,
      })),
      getUpdateInventoryItemMockHandler(async ({ request }) => {
        priced.push(await request.clone().json());
        return item();
      }),
    );
    await step('Sign in and choose a package', async () => {
      await press(canvas, userEvent, 'Sign in');
      await userEvent.click((await canvas.findAllByRole('link', { name: 'Buy packages' }))[0]!);
      await press(canvas, userEvent, 'Add to cart: Europe 5 GB');
    });
    await step('Say where the bill goes', async () => {
      const selection = within(await screen.findByRole('region', { name: 'Your selection' }));
      await expect(await selection.findByText('Please set up your billing address first.')).toBeVisible();
      await userEvent.click(selection.getByRole('link', { name: 'Setup' }));
      await waitFor(() => expect(address()).toBe('/account/details?next=%2Fdata-packages'));
      await press(canvas, userEvent, 'Edit');
      await userEvent.type(await screen.findByRole('combobox', { name: /Country/ }), 'Germ');
      await userEvent.click(await screen.findByRole('option', { name: /Germany/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Your details were saved.')).toBeVisible();
    });
    await step('Pay', async () => {
      await waitFor(() => expect(address()).toBe('/data-packages'));
      await userEvent.click(await screen.findByRole('tab', { name: /^Cart/ }));
      await userEvent.click(await screen.findByRole('link', { name: 'Go to checkout' }));
      await expect(await canvas.findByRole('radio', { name: 'Card' })).toBeChecked();
      await press(canvas, userEvent, /^Pay/);
      await waitFor(() => expect(location.hash).toBe('#paying'));
    });
    await step('Give the package a price of the store', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Your store' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Inventory' }));
      await press(canvas, userEvent, 'Edit Europe 5 GB');
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit package' }));
      const price = dialog.getByRole('textbox', { name: /price/i });
      await userEvent.clear(price);
      await userEvent.type(price, '16.50');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Your changes are saved.')).toBeVisible();
      await expect(priced).toEqual([{ name: 'Europe 5 GB', retailPrice: { priceValue: 16.5, currencyCode: 'USD' } }]);
    });
  },
});

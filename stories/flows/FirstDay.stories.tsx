import { expect, screen, waitFor, within } from 'storybook/test';
import {
  getGetCurrentUserMockHandler,
  getGetCurrentUserResponseMock,
  getUpdateCurrentUserMockHandler,
} from '#mocks/generated/storefront/account/account.msw.ts';
import {
  getCalculateCartPriceMockHandler,
  getCalculateCartPriceMockHandler412,
} from '#mocks/generated/storefront/products/products.msw.ts';
import { packageNamed } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { cartProducts } from '#web/browser-storage/cart.ts';
import { paths } from '#web/paths.ts';
import { address } from '../pages/Address.tsx';
import { press } from '../pages/point-of-sale/selling.ts';
import { flow, Store } from './Store.tsx';

const europe = packageNamed('Europe 5 GB');
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
    return () => cartProducts.clear();
  },
});

/** Signs in, chooses packages, says where the bill goes, comes back to the cart, and finds the total to pay. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Sign in');
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Buy packages' }))[0]!);
    await press(canvas, userEvent, 'Add to cart: Europe 5 GB');
    const selection = within(await screen.findByRole('region', { name: 'Your selection' }));
    await expect(await selection.findByText('Please set up your billing address first.')).toBeVisible();
    await userEvent.click(selection.getByRole('link', { name: 'Setup' }));
    await waitFor(() => expect(address()).toBe('/account/details'));
    await press(canvas, userEvent, 'Edit');
    await userEvent.type(await screen.findByRole('combobox', { name: /Country/ }), 'Germ');
    await userEvent.click(await screen.findByRole('option', { name: /Germany/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Your details were saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Credits/ }));
    await expect(await canvas.findByText('128.40')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await expect((await canvas.findAllByText(europe.name))[0]).toBeVisible();
  },
});

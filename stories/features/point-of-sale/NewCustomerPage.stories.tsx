import { expect, screen, waitFor } from 'storybook/test';
import { getGetSaleSuggestionsMockHandler } from '#mocks/generated/storefront/activations/activations.msw.ts';
import { looks, modes } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as NewCustomerPage } from '#web/features/point-of-sale/NewCustomerPage.tsx';
import { paths } from '#web/navigation/paths.ts';
import { address } from '../Address.tsx';
import { PointOfSale } from './PointOfSale.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/NewCustomerPage',
  component: NewCustomerPage,
  render: () => <PointOfSale />,
  parameters: {
    route: paths.pointOfSaleCustomer('new'),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  // No country was chosen twice.
  beforeEach: () => network.use(getGetSaleSuggestionsMockHandler({ items: [], countries: ['DE', 'FR', 'AT'] })),
});

export const Default = meta.story({ parameters: looks });

export const Continued = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'nina@example.com');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country of residence' }), 'Germ');
    await userEvent.click(await screen.findByRole('option', { name: /Germany/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/store/new/packages?email=nina%40example.com&country=DE'));
    await expect(await canvas.findByText('For nina@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'New customer' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue('nina@example.com');
    await expect(canvas.getByRole('combobox')).toHaveValue('Germany');
  },
});

/** The address of a customer who bought here before is noticed when its field is left. */
export const Known = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'TOM@example.com');
    await expect(canvas.queryByText(/is already your customer/)).toBeNull();
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with this customer' }));
    await waitFor(() => expect(address()).toMatch(/^\/store\/existing\/packages\?customerUid=/));
  },
});

export const GuestSale = meta.story({
  parameters: { route: paths.pointOfSaleCustomer('guest') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Aus');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: /Austria/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/store/guest/packages?country=AT'));
  },
});

export const CountryMissing = meta.story({
  parameters: { route: '/store/new?email=nina@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Choose the country the customer lives in.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/store/new?email=nina@example.com'));
  },
});
/** The country that most customers have is proposed. */
export const CountryProposed = meta.story({
  beforeEach: () =>
    network.use(getGetSaleSuggestionsMockHandler({ items: [], countries: ['DE', 'FR'], guestCountry: 'DE' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveValue('Germany');
  },
});

export const GuestMobile = meta.story({
  parameters: { route: paths.pointOfSaleCustomer('guest') },
  globals: modes.mobile,
});

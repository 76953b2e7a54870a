import { expect, screen, waitFor } from 'storybook/test';
import {
  getSearchCustomersMockHandler,
  getSearchMockHandler,
} from '#mocks/generated/storefront/customers/customers.msw.ts';
import { customerDetails, esim } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { CustomerSearch } from '#web/features/point-of-sale/CustomerSearch.tsx';
import { paths } from '#web/navigation/paths.ts';
import { barcode, giveCamera } from '../../device-camera.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/CustomerSearch',
  component: CustomerSearch,
  args: { email: '' },
  parameters: { route: paths.pointOfSaleCustomer('existing') },
});

export const Default = meta.story({ parameters: looks });

/** The barcode on a card: its number is in the field, and the customer below it. */
export const Scanned = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    network.use(
      getSearchMockHandler({ customers: [], esims: [{ iccid: esim().iccid, customerUid: 'tom' }], sales: [] }),
      getSearchCustomersMockHandler({ items: [customerDetails()] }),
    );
    return giveCamera(barcode).undo;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan a code' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'ICCID' })).toHaveValue(esim().iccid));
    await expect(await canvas.findByText('Customer Profile')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** POS-130: digits of an ICCID in the field for the address find the customer who has that eSIM. */
export const TypedIccid = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    network.use(
      getSearchMockHandler({
        customers: [],
        esims: [{ iccid: esim().iccid, customerUid: 'tom', customerEmail: 'tom@example.com' }],
        sales: [],
      }),
      getSearchCustomersMockHandler(async ({ request }) => {
        const { searchKey } = (await request.clone().json()) as { searchKey: string };
        return { items: searchKey === 'ICCID' ? [customerDetails()] : [] };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const typed = esim().iccid.slice(-6);
    await userEvent.type(canvas.getByRole('combobox', { name: /^Email address/ }), typed);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(esim().iccid, 'u') }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'ICCID' })).toHaveValue(esim().iccid));
    await expect(await canvas.findByText('Customer Profile')).toBeVisible();
  },
});

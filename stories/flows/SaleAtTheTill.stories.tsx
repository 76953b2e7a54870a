import { expect, waitFor } from 'storybook/test';
import { activationResult } from '#mocks/scenarios/sales.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '#web/navigation/paths.ts';
import { address } from '../features/Address.tsx';
import { ITEM_ID, press, selling, sellIt } from '../features/point-of-sale/selling.ts';
import { flow, Store } from './Store.tsx';

const meta = preview.meta({
  title: 'Flows/SaleAtTheTill',
  component: Store,
  args: { isSignedIn: true },
  parameters: { ...flow, route: paths.store() },
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
});

/** From the dashboard to the link that the customer scans, and on to the next customer. */
export const Default = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const sent = selling(activationResult());
    await step('From the dashboard to the till', async () => {
      const [sell] = await canvas.findAllByRole('link', { name: 'Sell a package' });
      await userEvent.click(sell!);
      await userEvent.click(await canvas.findByRole('link', { name: 'New customer' }));
    });
    await step('Who buys it', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Email address' }), 'nina@example.com');
      // The country that most customers have is proposed.
      await expect(canvas.getByRole('combobox', { name: 'Country of residence' })).toHaveValue('Germany');
      await press(canvas, userEvent, 'Continue');
    });
    await step('Which package', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Europe 5 GB/ }));
    });
    await step('Sell it, and show the link to scan', async () => {
      await sellIt(canvas, userEvent);
      await expect(await canvas.findByText('Customer profile link')).toBeVisible();
      await expect(
        sent.map(({ body }) => [body['inventoryItemId'], body['customerEmail'], body['userCountry']]),
      ).toEqual([[ITEM_ID, 'nina@example.com', 'DE']]);
    });
    await step('On to the next customer', async () => {
      await press(canvas, userEvent, 'Back to store');
      await waitFor(() => expect(address()).toBe('/store'));
    });
  },
});

import { expect, fn, screen, within } from 'storybook/test';
import { getListInventoryMockHandler } from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { FirstStepsWizard } from '#web/features/api/FirstStepsWizard.tsx';
import { shop } from './shop.ts';

const meta = preview.meta({
  title: 'Features/API/FirstStepsWizard',
  component: FirstStepsWizard,
  args: { channel: shop, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

const example = (): string => screen.getByRole<HTMLTextAreaElement>('textbox').value;

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'First steps' }));
    await expect(await dialog.findByRole('heading', { name: 'Retrieve an access token' })).toBeVisible();
    await expect(example()).toContain(`Authorization: Basic ${btoa('sim_shop:secret-of-the-shop')}`);
    for (const [title, request] of [
      ['Read your inventory', '/simshelf/products/inventory'],
      ['Sell a package', '"inventoryItemId":"'],
      ['Branding', '<picture>'],
    ] as const) {
      await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
      await expect(await dialog.findByRole('heading', { name: title })).toBeVisible();
      await expect(example()).toContain(request);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** Who copies the request pays for it: it sells what costs least, and says what that is. */
export const CheapestSold = meta.story({
  beforeEach: () => {
    const costing = (id: string, name: string, priceValue: number) =>
      item({ id, name, prices: [{ priceValue, currencyCode: 'USD', sortIndex: 0 }] });
    const items = [
      costing('1', 'World 5 GB', 17.85),
      costing('2', 'Europe 1 GB', 1.85),
      costing('3', 'Italy 3 GB', 5.55),
    ];
    network.use(getListInventoryMockHandler({ items }));
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'First steps' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Next' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(await dialog.findByText(/It sells Europe 1 GB, which costs you 1\.85.USD\.$/)).toBeVisible();
    await expect(example()).toContain('"inventoryItemId":"2"');
  },
});

export const WithoutPackages = meta.story({
  beforeEach: () => network.use(getListInventoryMockHandler({ items: [] })),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'First steps' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Next' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(await dialog.findByRole('link', { name: 'Add a package to your inventory first' })).toBeVisible();
    await expect(example()).toContain('ID_OF_AN_INVENTORY_ITEM');
  },
});

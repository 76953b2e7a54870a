import { expect, fn } from 'storybook/test';
import { getListPackagesResponseMock } from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PackageOfferTable } from '#web/features/operator/packages/components/PackageOfferTable.tsx';

const packages = getListPackagesResponseMock().items;
const ids = packages.map(({ id }) => id);
const [first] = packages;
const onSelect = fn();

const meta = preview.meta({
  title: 'Features/Operator/Packages/Components/PackageOfferTable',
  component: PackageOfferTable,
  args: {
    packages,
    cuts: { discountRate: 0, bulkRate: 8 },
    salesHref: (id) => `/operator/sales?package=${id}`,
    selection: { selected: new Set<string>(), onSelect },
    empty: <p>None are here.</p>,
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0\.54 .*· 29\.\d+%$/)).toBeVisible();
    await expect(canvas.getByText('No rate for its currency')).toBeVisible();
  },
});

export const EveryState = meta.story({
  args: {
    packages: [
      { ...first!, id: '1', state: 'ON_SALE' },
      { ...first!, id: '2', state: 'WAITING' },
      { ...first!, id: '3', state: 'OFF_SALE' },
      { ...first!, id: '4', state: 'VANISHED' },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['On sale', 'To approve', 'Not on sale', 'No longer offered']) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
  },
});

/** Cost and price alone do not tell why. */
export const BelowCost = meta.story({
  args: { packages: [{ ...first!, state: 'OFF_SALE', reason: 'BELOW_COST' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Below cost with the bulk discount of 8%')).toBeVisible();
  },
});

export const Selected = meta.story({ args: { selection: { selected: new Set(ids.slice(0, 2)), onSelect } } });

export const Selecting = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Germany 1 GB' }));
    await expect(onSelect).toHaveBeenLastCalledWith([ids[1]], true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all that are shown' }));
    await expect(onSelect).toHaveBeenLastCalledWith(ids, true);
  },
});

export const LongNames = meta.story({
  args: { packages: [{ ...first!, name: 'An own name '.repeat(12), code: 'esim_10GB_30D_'.repeat(10) }] },
});

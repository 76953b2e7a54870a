import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  getListPackagesResponseMock,
  getSetPackagesOnSaleMockHandler,
  getSetPackagesOnSaleMockHandler409,
  getSetPackagesOnSaleResponseMock,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { SaleChanges } from '#web/features/operator/packages/SaleChanges.tsx';

const list = getListPackagesResponseMock();
const waiting = list.items.filter(({ state }) => state === 'WAITING').map(({ id }) => id);

const meta = preview.meta({
  title: 'Features/Operator/Packages/SaleChanges',
  component: SaleChanges,
  args: { list, ids: [] as readonly string[], filter: {}, onChanged: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 packages found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Withdraw all from sale' })).toBeVisible();
  },
});

/** What a package of the simulator costs is made up, which is said once for all of them. */
export const Simulated = meta.story({
  args: { list: { ...list, items: list.items.map((one) => ({ ...one, supplier: 'simulator' })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The costs of “simulator” are simulated: no money changes hands.')).toBeVisible();
  },
});

export const Many = meta.story({
  args: { list: { ...list, found: 5_012 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5,012 packages found')).toBeVisible();
  },
});

export const Selected = meta.story({
  args: { ids: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 package selected')).toBeVisible();
  },
});

export const Pending = meta.story({
  ...Selected.input,
  beforeEach: () => network.use(getSetPackagesOnSaleMockHandler(never)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put on sale' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Withdraw from sale' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

/** What is selected is changed without another question. */
export const Changing = meta.story({
  ...Selected.input,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const sent: unknown[] = [];
    network.use(
      getSetPackagesOnSaleMockHandler(async ({ request }) => {
        sent.push(await request.json());
        return getSetPackagesOnSaleResponseMock();
      }),
    );
    const change = { ids: waiting, seen: list.revision };
    await userEvent.click(canvas.getByRole('button', { name: 'Put on sale' }));
    await waitFor(() => expect(sent).toEqual([{ ...change, onSale: true }]));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Withdraw from sale' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw from sale' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ ...change, onSale: false }));
  },
});

export const AskingForAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw all from sale' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Withdraw 4 packages from sale?' })).toBeVisible();
  },
});

export const AllRefused = meta.story({
  beforeEach: () => network.use(getSetPackagesOnSaleMockHandler409()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put all on sale' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Put on sale' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});

/** What is selected stays so, to be looked at again. */
export const Refused = meta.story({
  args: { ids: waiting },
  beforeEach: () => network.use(getSetPackagesOnSaleMockHandler409()),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put on sale' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('1 package selected')).toBeVisible();
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
});

export const SomeNotOnSale = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSetPackagesOnSaleMockHandler({ changed: 2, notOnSale: 2, waiting: 0 })),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put all on sale' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put on sale' }));
    await expect(await screen.findByText(/^2 packages are still not on sale/)).toBeVisible();
    await expect(args.onChanged).toHaveBeenCalledTimes(1);
  },
});

/** What would be sold below its cost is not put on sale by one operator. */
export const SomeBelowCost = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getSetPackagesOnSaleMockHandler({ changed: 1, notOnSale: 0, waiting: 1 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put all on sale' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put on sale' }));
    await expect(await screen.findByText(/^1 package would be sold below cost/)).toBeVisible();
  },
});

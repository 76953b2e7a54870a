import { expect, fn, screen, within } from 'storybook/test';
import {
  getListPackagesResponseMock,
  getSetPackagesOnSaleMockHandler,
  getSetPackagesOnSaleMockHandler409,
} from '#mocks/generated/operator/packages/packages.msw.ts';
import { network } from '#storybook/network.ts';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 packages found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take all off sale' })).toBeVisible();
  },
});

export const AskingForAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take all off sale' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Take 4 packages off sale?' })).toBeVisible();
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

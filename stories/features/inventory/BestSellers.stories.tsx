import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import type { UpdateInventoryRequest } from '#contract/storefront/model/updateInventoryRequest.ts';
import {
  getListInventoryMockHandler,
  getUpdateInventoryMockHandler,
} from '#mocks/generated/storefront/inventory/inventory.msw.ts';
import { getListBestSellersMockHandler500 } from '#mocks/generated/storefront/products/products.msw.ts';
import { item } from '#mocks/scenarios/packages.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { BestSellers } from '#web/features/inventory/BestSellers.tsx';

const meta = preview.meta({
  title: 'Features/Inventory/BestSellers',
  component: BestSellers,
  args: { label: 'Start with recommended packages', isPressed: false, onPressed: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start with recommended packages' }));
    await expect(args.onPressed).toHaveBeenCalledWith(true);
  },
});

/** The page forgets the press as soon as it is answered. */
const PressedOnce = (): ReactElement => {
  const [isPressed, setPressed] = useState(true);
  return <BestSellers label="Start with recommended packages" isPressed={isPressed} onPressed={setPressed} />;
};

const inventoryOf = (ids: readonly string[]): InventoryList => ({
  items: ids.map((productId) => item({ id: productId, productId, version: '"1"' })),
});

/**
 * Takes what is sent.
 *
 * @param later What the inventory holds later of what was added first.
 */
const follow = (later: (added: InventoryList) => InventoryList): readonly UpdateInventoryRequest[] => {
  const sent: UpdateInventoryRequest[] = [];
  network.use(
    getUpdateInventoryMockHandler(async ({ request }) => {
      const update = (await request.clone().json()) as UpdateInventoryRequest;
      sent.push(update);
      return inventoryOf(update.addedPacks);
    }),
    getListInventoryMockHandler(() => later(inventoryOf(sent[0]?.addedPacks ?? []))),
  );
  return sent;
};

/** One press fills the inventory once, and the toast empties it again. */
export const Pressed = meta.story({
  tags: ['behaviour'],
  render: () => <PressedOnce />,
  play: async ({ userEvent }) => {
    const sent = follow((added) => added);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    // The toast that follows takes the place of the first one.
    await waitFor(() => expect(screen.getByText('The packages were removed from your inventory again.')).toBeVisible());
    const added = sent[0]?.addedPacks ?? [];
    await expect(added).toHaveLength(2);
    await expect(sent).toEqual([
      { addedPacks: added, removedPacks: [] },
      { addedPacks: [], removedPacks: added },
    ]);
    await userEvent.keyboard('{Escape}');
  },
});

/** What was changed since stays, as the toast says. */
export const ChangedSince = meta.story({
  tags: ['behaviour'],
  render: () => <PressedOnce />,
  play: async ({ userEvent }) => {
    const sent = follow(({ items: [changed, ...others] }) => ({
      items: [...(changed ? [{ ...changed, version: '"2"' }] : []), ...others],
    }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText(/One package has been changed since then and stays\.$/)).toBeVisible());
    await expect(sent[1]?.removedPacks).toEqual(sent[0]?.addedPacks.slice(1));
    await userEvent.keyboard('{Escape}');
  },
});

/** A toast says so, and another press tries again. */
export const Failed = meta.story({
  render: () => <PressedOnce />,
  beforeEach: () => network.use(getListBestSellersMockHandler500()),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Your inventory could not be changed/)).toBeVisible());
  },
});

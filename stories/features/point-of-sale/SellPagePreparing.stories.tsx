import { expect, waitFor } from 'storybook/test';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { getGetActivatedItemMockHandler } from '#mocks/generated/storefront/activations/activations.msw.ts';
import { activationResult, detail, pendingResult, preparingDetail } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { Component as SellPage } from '#web/features/point-of-sale/SellPage.tsx';
import { address, goBack } from '../Address.tsx';
import { attemptIs, openPackages } from './open-sale.ts';
import { PointOfSale } from './PointOfSale.tsx';
import { guest, newCustomer, press, selling, sellIt } from './selling.ts';

const meta = preview.meta({
  title: 'Features/Point of sale/SellPagePreparing',
  component: SellPage,
  render: () => <PointOfSale />,
  parameters: {
    route: newCustomer,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
    return () => {
      sessionStorage.clear();
      localStorage.clear();
    };
  },
});

/** Returns these for one question about the sale after the other, and repeats the last one. */
const following = (...details: SoldItemDetail[]): void => {
  let asked = 0;
  network.use(
    getGetActivatedItemMockHandler(() => {
      asked += 1;
      return details[Math.min(asked, details.length) - 1] ?? detail();
    }),
  );
};

/** Longer than the pause between two questions. */
const PATIENCE = { timeout: 10_000 };

/** Charged, not delivered in time: said as it is, and at the step of errors (POS-045). */
export const BeingPrepared = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    following(preparingDetail);
    const sent = selling(pendingResult);
    await sellIt(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'The eSIM is being prepared' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=error`));
    await expect(canvas.getByText(pendingResult.customer.shortProfileUrl!)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
    await expect(sent).toHaveLength(1);
    await expect(openPackages()).toEqual([]);
  },
});

export const DeliveredMeanwhile = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    following(preparingDetail, detail());
    const sent = selling(pendingResult);
    await sellIt(canvas, userEvent);
    await canvas.findByRole('heading', { name: 'The eSIM is being prepared' });
    await expect(await canvas.findByRole('img', { name: 'QR code of the link' }, PATIENCE)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sold' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=success`));
    await expect(sent).toHaveLength(1);
  },
});

export const RefusedMeanwhile = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    following(preparingDetail, detail({ state: 'refunded' }));
    const sent = selling(pendingResult, activationResult());
    await sellIt(canvas, userEvent);
    await canvas.findByRole('heading', { name: 'The eSIM is being prepared' });
    const alert = await canvas.findByRole('alert', {}, PATIENCE);
    await expect(alert).toHaveTextContent('Out of stock');
    await expect(alert).toHaveTextContent("selected product can't be provided in the desired quantity");
    await expect(alert).toHaveTextContent('The sale was refunded in full.');
    await expect(address()).toBe(`${newCustomer}&state=error`);
    await expect(sent).toHaveLength(1);
  },
});

/** Going back does not offer the same sale again. */
export const BackFromPreparing = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    following(preparingDetail);
    selling(pendingResult);
    await sellIt(canvas, userEvent);
    await canvas.findByRole('heading', { name: 'The eSIM is being prepared' });
    await waitFor(() => expect(address()).toBe(`${newCustomer}&state=error`));
    goBack();
    await waitFor(() => expect(address()).toBe('/store'));
  },
});

const soldBefore = (): void => attemptIs({ state: 'SOLD', uid: detail().activatedItem.uid });

/** The page was loaded again while it was prepared: it is not sold again, and followed as before. */
export const Reloaded = meta.story({
  tags: ['behaviour'],
  parameters: { route: `${guest}&state=error` },
  beforeEach: soldBefore,
  play: async ({ canvas, userEvent }) => {
    following(preparingDetail, detail());
    const sent = selling(activationResult());
    await canvas.findByRole('heading', { name: 'The eSIM is being prepared' });
    await expect(await canvas.findByText('Installation link', {}, PATIENCE)).toBeVisible();
    await press(canvas, userEvent, 'Back to store');
    await waitFor(() => expect(address()).toBe('/store'));
    await expect(sent).toEqual([]);
  },
});

/** The page was loaded again after the supplier had refused it. */
export const ReloadedAfterRefund = meta.story({
  tags: ['behaviour'],
  parameters: { route: `${guest}&state=error` },
  beforeEach: soldBefore,
  play: async ({ canvas }) => {
    following(detail({ state: 'refunded' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The sale was refunded in full.');
  },
});

import { expect, waitFor } from 'storybook/test';
import {
  getListActivatedItemsMockHandler,
  getListActivatedItemsMockHandler500,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { LatestSales } from '#web/features/dashboard/LatestSales.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/LatestSales',
  component: LatestSales,
});

let asked: URLSearchParams | undefined;

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'All sales' })).toHaveAttribute('href', '/your-store/history');
    await expect(canvas.getByRole('link', { name: 'All customers' })).toHaveAttribute('href', '/customers');
  },
});

/** No more is asked for than is shown. */
export const AsksForFive = meta.story({
  beforeEach: () =>
    network.use(
      getListActivatedItemsMockHandler(({ request }) => {
        asked = new URL(request.url).searchParams;
        return { items: [] };
      }),
    ),
  play: async () => {
    await waitFor(() => expect(asked?.get('page_size')).toBe('5'));
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListActivatedItemsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import {
  getListActivatedItemsMockHandler,
  getListActivatedItemsMockHandler500,
} from '#mocks/generated/storefront/activations/activations.msw.ts';
import { chargedItem, saleOn } from '#mocks/scenarios/sales.ts';
import { looks } from '#storybook/modes.ts';
import { network, never } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { RecentCustomers } from '#web/features/point-of-sale/RecentCustomers.tsx';

const meta = preview.meta({
  title: 'Features/Point of sale/RecentCustomers',
  component: RecentCustomers,
});

const { customerEmail: _, ...toGuest } = chargedItem;

const sales = [
  saleOn('2026-03-14T09:30:00.000Z', { customerEmail: 'tom@example.com' }),
  { ...toGuest, uid: 'guest' },
  saleOn('2026-03-13T09:30:00.000Z', { customerEmail: 'ann@example.com' }),
  saleOn('2026-03-12T09:30:00.000Z', { customerEmail: 'tom@example.com' }),
  saleOn('2026-03-11T09:30:00.000Z', {
    customerEmail: 'maximiliane.von-hohenstein-oettingen@reisebuero-am-marktplatz.example',
  }),
];

/** Each customer once, without guests. */
export const Default = meta.story({
  parameters: looks,
  beforeEach: () => network.use(getListActivatedItemsMockHandler({ items: sales })),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute('href', '/store/existing?email=tom%40example.com');
  },
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListActivatedItemsMockHandler({ items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/appear here after their first purchase/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: () => network.use(getListActivatedItemsMockHandler(never)) });

export const Failed = meta.story({
  beforeEach: () => network.use(getListActivatedItemsMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Retried = meta.story({
  tags: ['behaviour'],
  beforeEach: () => network.use(getListActivatedItemsMockHandler500()),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    network.use(getListActivatedItemsMockHandler({ items: sales }));
    await userEvent.click(retry);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
});

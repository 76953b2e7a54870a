import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  getListWebhookDeliveriesMockHandler,
  getListWebhookDeliveriesMockHandler500,
  getListWebhookDeliveriesResponseMock,
} from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { looks } from '#storybook/modes.ts';
import { network } from '#storybook/network.ts';
import preview from '#storybook/preview.tsx';
import { WebhookDeliveries } from '#web/features/api/WebhookDeliveries.tsx';
import { paths } from '#web/navigation/paths.ts';

const meta = preview.meta({
  title: 'Features/API/WebhookDeliveries',
  component: WebhookDeliveries,
  args: { onOpen: fn() },
  parameters: { route: paths.webhooks() },
});

const listed = getListWebhookDeliveriesResponseMock();

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^eSIM status,/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    for (const text of ['Delivered', 'Waiting', 'Not delivered', 'Test event', 'Your server answered 503']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText('No answer within 15 seconds')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Low balance,/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(listed.items[0]);
    await expect(canvas.queryByRole('button', { name: 'Older' })).toBeNull();
  },
});

export const LongUrl = meta.story({
  beforeEach: () =>
    network.use(
      getListWebhookDeliveriesMockHandler({
        items: [{ ...listed.items[0]!, url: `https://example.com/${'events-of-the-shop/'.repeat(12)}` }],
        hasMore: false,
      }),
    ),
});

export const Empty = meta.story({
  beforeEach: () => network.use(getListWebhookDeliveriesMockHandler({ items: [], hasMore: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No deliveries yet')).toBeVisible();
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const asked: (string | null)[] = [];
    network.use(
      getListWebhookDeliveriesMockHandler(async ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('type'));
        return { items: [], hasMore: false };
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Events/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Change of country' }));
    await expect(await canvas.findByText(/There are no deliveries of these events/)).toBeVisible();
    await expect(asked).toContain('COUNTRY_CHANGE');
  },
});

export const Paged = meta.story({
  beforeEach: () =>
    network.use(
      getListWebhookDeliveriesMockHandler(async ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page_index'));
        return { items: listed.items.slice(page, page + 1), hasMore: page < 1 };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Low balance,/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Newer' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(await canvas.findByRole('button', { name: /^eSIM status,/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await expect(await canvas.findByRole('button', { name: /^Low balance,/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => network.use(getListWebhookDeliveriesMockHandler500()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your deliveries could not be loaded.')).toBeVisible();
  },
});

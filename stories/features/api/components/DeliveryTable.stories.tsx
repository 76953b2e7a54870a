import { expect, fn } from 'storybook/test';
import { getListWebhookDeliveriesResponseMock } from '#mocks/generated/storefront/webhooks/webhooks.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { DeliveryTable } from '#web/features/api/components/DeliveryTable.tsx';

const deliveries = getListWebhookDeliveriesResponseMock().items;
const [first] = deliveries;

const meta = preview.meta({
  title: 'Features/API/Components/DeliveryTable',
  component: DeliveryTable,
  args: { deliveries, titleOf: ({ type }) => type, onOpen: fn(), empty: <p>Nothing was sent.</p> },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, args, userEvent }) => {
    for (const text of ['Delivered', 'Waiting', 'Not delivered', 'Test event', 'Your server answered 503']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getByText('No answer within 15 seconds')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^BALANCE_ALERT,/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(first);
  },
});

export const Empty = meta.story({
  args: { deliveries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was sent.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { deliveries: undefined } });

export const LongUrl = meta.story({
  args: { deliveries: [{ ...first!, url: `https://example.com/${'events-of-the-shop/'.repeat(12)}` }] },
});

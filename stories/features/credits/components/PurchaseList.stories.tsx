import { expect, fn, waitFor, within } from 'storybook/test';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseList } from '#web/features/credits/components/PurchaseList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { failedTopUp, group, purchases } from '../../../components/payment/purchases.ts';

const meta = preview.meta({
  title: 'Features/Credits/Components/PurchaseList',
  component: PurchaseList,
  args: {
    purchases,
    detailsHref: ({ id }: { id: string }) => `/account/credit-purchases/${id}`,
    onDownloadReceipt: fn(async () => {}),
  },
  decorators: [
    (Story) => (
      <Card title="Purchase history" isFlush>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.map((card) => card.dataset['kind'])).toEqual(['single', 'bulk', 'single']);
    await expect(within(cards[0] as HTMLElement).getByText('Pending')).toBeVisible();
    await expect(within(cards[1] as HTMLElement).queryByText('Pending')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /Receipt/ })).toHaveLength(2);
  },
});

export const AllKinds = meta.story({
  args: {
    purchases: [group, ...purchases, failedTopUp].map((one, index) => Object.assign({}, one, { id: `${index}` })),
  },
  play: async ({ canvas }) => {
    const kinds = canvas.getAllByRole('article').map((card) => card.dataset['kind']);
    await expect(new Set(kinds)).toEqual(new Set(['single', 'group', 'bulk']));
  },
});

export const Many = meta.story({
  args: {
    purchases: Array.from({ length: 45 }, (_, index) =>
      purchases.map((one) => Object.assign({}, one, { id: `${one.id}${index}` })),
    ).flat(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 135 purchases' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '135'));
  },
});

export const Loading = meta.story({ args: { purchases: undefined } });

export const Empty = meta.story({
  args: { purchases: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing bought yet')).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { purchases: undefined, failure: { onRetry, isRetrying: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your purchase history could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

import { expect, within } from 'storybook/test';
import { getListPaymentHistoryResponseMock } from '#mocks/generated/storefront/payments/payments.msw.ts';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { PurchaseList } from '#web/components/payment/PurchaseList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

const { items } = getListPaymentHistoryResponseMock();
const [pending, bulk] = items;

const meta = preview.meta({
  title: 'Components/Payment/PurchaseList',
  component: PurchaseList,
  args: { purchases: items },
  decorators: [
    (Story) => (
      <Card title="Purchase history" isFlush>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards.map((card) => card.dataset['kind'])).toEqual(['single', 'bulk', 'single']);
    await expect(within(cards[0] as HTMLElement).getByText('Pending')).toBeVisible();
    await expect(within(cards[1] as HTMLElement).queryByText('Pending')).toBeNull();
    await expect(cards[1]).toHaveTextContent('Bulk discount 5%');
  },
});

export const Group = meta.story({
  args: {
    purchases: bulk
      ? [
          {
            ...bulk,
            bulkDiscounts: [],
            items: bulk.items.flatMap((item) => [item, { ...item, id: 'second', dataPackageName: 'World unlimited' }]),
          },
        ]
      : [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '2 packages' })).toHaveTextContent('20 × World unlimited');
  },
});

export const Failed = meta.story({
  args: {
    purchases: pending
      ? [
          {
            ...pending,
            hasPending: false,
            items: pending.items.map((item) => Object.assign({}, item, { status: 'FAILURE' as const })),
          },
        ]
      : [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
});

export const Many = meta.story({
  args: {
    purchases: Array.from({ length: 45 }, (_, index) =>
      items.map((one) => Object.assign({}, one, { id: `${one.id}${index}` })),
    ).flat(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 135 purchases' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(135);
  },
});

export const Loading = meta.story({ args: { purchases: undefined } });

export const Empty = meta.story({
  args: { purchases: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing bought yet')).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: modes.mobile });
export const German = meta.story({ globals: modes.de });

import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import type { SaleSums } from '#contract/operator/model/saleSums.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { ListSums } from '#web/features/operator/components/ListSums.tsx';

const usd = (value: number) => ({ value, currencyCode: 'USD' });
const query = { data: undefined, isError: false, isRefetching: false, error: null, refetch: fn(async () => undefined) };
const sums: SaleSums['sums'] = {
  revenue: { dollars: usd(4120.3), byCurrency: [{ value: 1104, currencyCode: 'EUR' }, usd(2870.3)] },
  cost: usd(3510.3),
  margin: usd(610),
  unknownCosts: 0,
};
const answer: SaleSums = { sales: 312, refunded: 0, hasMore: false, sums };

const children: ComponentProps<typeof ListSums<SaleSums>>['children'] = (shown) => [
  { label: 'Sales', of: shown?.sales },
  { label: 'Revenue', of: shown?.sums?.revenue },
  { label: 'Margin', of: shown?.sums?.margin },
];

const meta = preview.meta({
  title: 'Features/Operator/Components/ListSums',
  component: ListSums<SaleSums>,
  args: { query: { ...query, data: answer }, children },
});

/** In US dollars, with the exact sum in each currency below. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('312')).toBeVisible();
    await expect(canvas.getByText(/1,104\.00\sEUR · 2,870\.30\sUSD/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { query } });

export const OneCurrency = meta.story({
  args: {
    query: {
      ...query,
      data: { ...answer, sums: { ...sums, revenue: { dollars: usd(47.8), byCurrency: [usd(47.8)] }, margin: usd(-2) } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ · /)).toBeNull();
  },
});

/** More entries than are summed. */
export const TooMany = meta.story({
  parameters: looks,
  args: { query: { ...query, data: { sales: 50_000, refunded: 0, hasMore: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50,000+')).toBeVisible();
    await expect(canvas.getByText('Choose a shorter period to see the totals.')).toBeVisible();
    await expect(canvas.getAllByText('–')).toHaveLength(2);
  },
});

/** In the place of the sums, so that the list stays where it is. */
export const Failed = meta.story({
  parameters: looks,
  args: { query: { ...query, isError: true, error: new Error('No answer') } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
});

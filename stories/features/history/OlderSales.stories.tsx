import { expect, fn } from 'storybook/test';
import { chargedItem } from '#mocks/scenarios/sales.ts';
import preview from '#storybook/preview.tsx';
import { OlderSales } from '#web/features/history/OlderSales.tsx';
import type { Sales } from '#web/features/history/use-sales.ts';

const loadOlder = fn();

const sales: Sales = {
  items: [chargedItem],
  since: new Date('2026-01-01T00:00:00Z'),
  isLastDayCut: false,
  count: undefined,
  isLoading: false,
  failure: undefined,
  loadOlder,
  isLoadingOlder: false,
  isOlderFailed: false,
};

const meta = preview.meta({
  title: 'Features/History/OlderSales',
  component: OlderSales,
  args: { sales, isTimeChosen: false, isNewestFirst: true },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older sales' }));
    await expect(loadOlder).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({ args: { sales: { ...sales, isLoadingOlder: true } } });

export const Failed = meta.story({
  args: { sales: { ...sales, isOlderFailed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Older sales could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Show older sales' })).toBeVisible();
  },
});

export const AllShown = meta.story({
  args: { sales: { ...sales, since: undefined, loadOlder: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These are all your sales.')).toBeVisible();
  },
});

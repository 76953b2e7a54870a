import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import { revenueOf, waves } from '#mocks/scenarios/revenue.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { TotalRevenueChart } from '#web/features/dashboard/components/TotalRevenueChart.tsx';
import { shownColor } from '../../../docs/read-tokens.ts';

const granularity: RevenueGranularity = '1d';

const meta = preview.meta({
  title: 'Features/Dashboard/Components/TotalRevenueChart',
  component: TotalRevenueChart,
  args: {
    revenue: revenueOf(waves(31)),
    cost: { value: 163.4, currencyCode: 'USD' },
    sales: 54,
    previous: [],
    now: new Date('2024-06-01'),
    granularity,
  },
});

const drawing = (root: HTMLElement): Promise<SVGElement> =>
  waitFor(
    () => {
      const svg = root.querySelector<SVGElement>('.apexcharts-canvas svg');
      if (!svg?.querySelector('path')) throw new Error('The chart is not drawn yet.');
      return svg;
    },
    { timeout: 10_000 },
  );

const axis = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll('[aria-hidden] span')].map(({ textContent }) => textContent).filter((text) => text !== '');

export const Default = meta.story({
  parameters: looks,
  args: { revenue: revenueOf([12.5, 0, 23, 4, 8, 0, 19.99, 2]), cost: { value: 29.5, currencyCode: 'USD' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('69.49')).toBeVisible();
    await expect(canvas.getByText('+12.5% compared with the previous period')).toBeVisible();
    await expect(canvas.getByText('29.50')).toBeVisible();
    await expect(canvas.getByText('39.99')).toBeVisible();
    await expect(axis(canvasElement)).toEqual(
      expect.arrayContaining(['30', '15', '0', '07/03/2024', '09/03/2024', '11/03/2024', '12/03/2024', '14/03/2024']),
    );
    const svg = await drawing(canvasElement);
    await expect(svg.getBoundingClientRect().height).toBe(133);
    const line = svg.querySelector('.apexcharts-line');
    await expect(line).toHaveAttribute('stroke-width', '2');
    await expect(line && getComputedStyle(line).stroke).toBe(shownColor('--color-chart-total'));
  },
});

/** The time before is dashed, and the day that is not over is marked. */
export const Compared = meta.story({
  parameters: looks,
  args: { previous: waves(31, 2), now: new Date('2024-04-06T12:00:00Z') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('54')).toBeVisible();
    // In the key, and in the table.
    await expect(canvas.getAllByText('Previous period')).toHaveLength(2);
    const svg = await drawing(canvasElement);
    const dashes = [...svg.querySelectorAll('.apexcharts-line')].map((line) => line.getAttribute('stroke-dasharray'));
    await expect(dashes).toEqual(['0', '5']);
    const rows = within(await canvas.findByRole('table', { name: 'Total revenue' })).getAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent(/^06\/04\/2024, in progress/);
    await expect(rows.at(-2)).toHaveTextContent(/^05\/04\/2024\d/);
  },
});

/** Screen readers get a table instead of the chart. */
export const InWords = meta.story({
  args: { revenue: revenueOf([12.5, 0]) },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Total revenue' }));
    await expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TimeTotal revenue',
      '07/03/202412.50\u00A0USD',
      '08/03/20240.00\u00A0USD',
    ]);
  },
});

/** The hovered values, with two decimals. */
export const PointedAt = meta.story({
  args: { revenue: revenueOf([0, 12.5, 4]) },
  play: async ({ canvasElement }) => {
    const svg = await drawing(canvasElement);
    const { left, top, width } = svg.getBoundingClientRect();
    await fireEvent.pointerMove(svg, { clientX: left + width / 2, clientY: top + 20 });
    const hint = () => canvasElement.querySelector('[aria-hidden] li');
    await waitFor(() => expect(hint()).toHaveTextContent('12.50 USD'));
    await expect(hint()).toBeVisible();
  },
});

export const Less = meta.story({
  args: { revenue: revenueOf(waves(8), '1d', -0.42) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−42% compared with the previous period')).toBeVisible();
  },
});

/** Sold below what the packages cost. */
export const SoldAtALoss = meta.story({
  args: { revenue: revenueOf([12.5, 0]), cost: { value: 18, currencyCode: 'USD' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^[-−]5\.50$/)).toBeVisible();
  },
});

export const NothingBefore = meta.story({
  args: { revenue: revenueOf(waves(8), '1d', null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No revenue in the previous period')).toBeVisible();
  },
});

/** All time has nothing before it. */
export const WithoutPrevious = meta.story({
  args: { revenue: revenueOf(waves(8), '30d', null), granularity: '30d', hasPrevious: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Total revenue' })).toBeVisible();
    await expect(canvas.queryByText(/previous period/)).toBeNull();
  },
});

export const Hours = meta.story({
  parameters: looks,
  args: { revenue: revenueOf(waves(25), '1h'), granularity: '1h' },
});
export const Months = meta.story({
  args: { revenue: revenueOf(waves(37), '30d'), granularity: '30d' },
  play: async ({ canvasElement }) => {
    await expect(axis(canvasElement)).toContain('03/2024');
  },
});
export const OneStep = meta.story({ args: { revenue: revenueOf([23]) } });
export const LargeAmounts = meta.story({
  parameters: looks,
  args: { revenue: revenueOf([1_234_567.89, 9_999_999.99, 20]), cost: { value: 8_765_432.1, currencyCode: 'USD' } },
});

/** It is as high as a chart, so nothing below moves when the chart comes. */
export const Empty = meta.story({
  args: { revenue: revenueOf([0, 0, 0], '1d', -1), cost: { value: 0, currencyCode: 'USD' }, sales: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available')).toBeVisible();
    await expect(canvas.getAllByText('0.00')).toHaveLength(3);
  },
});

export const DarkLine = meta.story({
  globals: modes.dark,
  play: async ({ canvasElement }) => {
    const line = (await drawing(canvasElement)).querySelector('.apexcharts-line');
    await expect(line && getComputedStyle(line).stroke).toBe('rgb(179, 157, 255)');
  },
});

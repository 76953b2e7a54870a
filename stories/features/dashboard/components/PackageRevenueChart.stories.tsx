import { expect, waitFor } from 'storybook/test';
import type { RevenueGranularity } from '#contract/storefront/model/revenueGranularity.ts';
import { packageRevenues } from '#mocks/scenarios/revenue.ts';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { shownColor } from '../../../docs/read-tokens.ts';
import { PackageRevenueChart } from '#web/features/dashboard/components/PackageRevenueChart.tsx';

const granularity: RevenueGranularity = '1d';

const meta = preview.meta({
  title: 'Features/Dashboard/Components/PackageRevenueChart',
  component: PackageRevenueChart,
  args: { items: packageRevenues(3, 8), total: 400, now: new Date('2024-06-01'), granularity },
});

const colors = (root: HTMLElement, drawn: string, property: 'stroke' | 'fill'): string[] =>
  [...root.querySelectorAll(drawn)].map((path) => getComputedStyle(path)[property]);

const barsAreThere = async (root: HTMLElement): Promise<void> => {
  await waitFor(() => expect(root.querySelectorAll('.apexcharts-bar-area')).toHaveLength(3 * 8), { timeout: 10_000 });
};

/** Bars first; the same data as lines at the touch of a button. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await barsAreThere(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Line' }));
    await waitFor(() => expect(colors(canvasElement, '.apexcharts-line', 'stroke')).toHaveLength(3));
    await expect(canvasElement.querySelector('.apexcharts-bar-area')).toBeNull();
  },
});

/** A press takes a series out and another brings it back; the others keep their colours. */
export const SomeHidden = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strokes = () => colors(canvasElement, '.apexcharts-line', 'stroke');
    await userEvent.click(canvas.getByRole('radio', { name: 'Line' }));
    await waitFor(() => expect(strokes()).toHaveLength(3), { timeout: 10_000 });
    const [first, second, third] = strokes();
    await userEvent.click(canvas.getByRole('button', { name: /Europe 5 GB/ }));
    await waitFor(() => expect(strokes()).toEqual([second, third]));
    await expect(canvas.getByRole('button', { pressed: false })).toHaveTextContent('Europe 5 GB');
    await userEvent.click(canvas.getByRole('button', { name: /Europe 5 GB/ }));
    await waitFor(() => expect(strokes()).toEqual([first, second, third]));
  },
});

export const OneHidden = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /World unlimited 10 days/, pressed: true }));
    await expect(canvas.getByRole('button', { pressed: false })).toHaveTextContent('World unlimited 10 days');
  },
});

export const German = meta.story({
  globals: modes.de,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Weltweit unbegrenzt 10 Tage/ })).toBeVisible();
  },
});

export const AllHidden = meta.story({
  parameters: looks,
  args: { items: packageRevenues(2, 8) },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(canvas.getByText('All packages are hidden. Choose one below.')).toBeVisible();
  },
});

/** Five lines in the colours of their packages; the sixth package is among the others. */
export const SixPackages = meta.story({
  parameters: looks,
  args: { items: packageRevenues(6, 31) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strokes = () => colors(canvasElement, '.apexcharts-line', 'stroke');
    await userEvent.click(canvas.getByRole('radio', { name: 'Line' }));
    await waitFor(() => expect(strokes()).toHaveLength(6), { timeout: 10_000 });
    await expect(strokes().at(-1)).toBe(shownColor('--color-chart-others'));
    await expect(new Set(strokes()).size).toBe(6);
    await userEvent.click(canvas.getByRole('button', { name: /^1 other package/ }));
    await waitFor(() => expect(strokes()).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: /^1 other package/ }));
    await waitFor(() => expect(strokes()).toHaveLength(6));
  },
});

/** Two packages of one colour: the second line has dashes. */
export const OneColour = meta.story({
  parameters: looks,
  args: { items: packageRevenues(3, 8).map((item) => Object.assign(item, { color: 'blue' })) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Line' }));
    const lines = () => [...canvasElement.querySelectorAll('.apexcharts-line')];
    await waitFor(() => expect(lines()).toHaveLength(3), { timeout: 10_000 });
    await expect(new Set(lines().map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(3);
  },
});

/** As bars, the second and the third are striped. */
export const OneColourBars = meta.story({
  parameters: looks,
  args: { items: packageRevenues(3, 8).map((item) => Object.assign(item, { color: 'blue' })) },
  play: async ({ canvasElement }) => {
    await barsAreThere(canvasElement);
    const fills = [...canvasElement.querySelectorAll('.apexcharts-bar-area')].map((bar) => bar.getAttribute('fill'));
    await expect(fills.filter((fill) => fill?.startsWith('url('))).toHaveLength(2 * 8);
    await expect(canvasElement.querySelectorAll('[class*="striped"]')).toHaveLength(2);
  },
});

export const Many = meta.story({
  args: { items: packageRevenues(50, 31) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: /^45 other packages/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 50 packages' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
  },
});

export const LongValues = meta.story({
  args: { items: packageRevenues(7, 8) },
  globals: modes.mobile,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7 packages' }));
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/very long journey/);
  },
});

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available')).toBeVisible();
  },
});

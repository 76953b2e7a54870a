import type { ApexOptions } from 'apexcharts';
import { type ReactElement, useMemo } from 'react';
import reactApexCharts from 'react-apexcharts';
import {
  CHART_HEIGHT_PX,
  CHART_LINE_WIDTH_PX,
  chartMaximum,
  type ChartSeries,
  type ChartShape,
  dashOf,
} from '#domain/chart.ts';

type ChartDrawingProps = {
  /** One for each line or kind of bar, with its colour. */
  series: readonly ChartSeries[];
  /** Lines, or bars. */
  shape: ChartShape;
};

/**
 * The package is CommonJS, and its default export arrives as a property of the module (as Node does it), unlike its
 * types say.
 */
const { default: Chart } = reactApexCharts as unknown as { default: typeof reactApexCharts };

const POINT_SIZE_PX = 4;
/** The stripes of a bar whose colour another series has, too; a line has dashes then. */
const STRIPE_PX = 6;

// The library adds a style element unless an element with this id is there. Bare lines and bars need none of its
// styles, and the content security policy refuses styles that a script adds.
document.head.append(Object.assign(document.createElement('template'), { id: 'apexcharts-css' }));

/** Only lines and bars: the page draws axes, labels and hints, in its language and its colours. */
const optionsFor = (series: readonly ChartSeries[], shape: ChartShape): ApexOptions => ({
  chart: {
    sparkline: { enabled: true },
    stacked: shape === 'bar',
    animations: { enabled: false },
    toolbar: { show: false },
    zoom: { enabled: false },
  },
  colors: series.map(({ color }) => `var(--color-chart-${color})`),
  fill: {
    type: series.map((one) => (shape === 'bar' && dashOf(one) > 0 ? 'pattern' : 'solid')),
    opacity: 1,
    pattern: { style: 'slantedLines', width: STRIPE_PX, height: STRIPE_PX, strokeWidth: STRIPE_PX / 2 },
  },
  stroke: {
    width: shape === 'line' ? CHART_LINE_WIDTH_PX : 0,
    // A curve would show sales between two days.
    curve: 'straight',
    dashArray: series.map(dashOf),
  },
  // A single step has no line.
  markers: { size: shape === 'line' && series[0]?.values.length === 1 ? POINT_SIZE_PX : 0, strokeWidth: 0 },
  plotOptions: { bar: { columnWidth: '70%' } },
  dataLabels: { enabled: false },
  legend: { show: false },
  tooltip: { enabled: false },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
  grid: { show: false },
  // Categories give each step of a bar chart its equal share of the width.
  xaxis: {
    type: 'category',
    categories: series[0]?.values.map((_, step) => step) ?? [],
    labels: { show: false },
    crosshairs: { show: false },
  },
  // Said again: drawn anew in another width, the library forgets that a sparkline has no labels.
  yaxis: { min: 0, max: chartMaximum(series, shape), labels: { show: false }, crosshairs: { show: false } },
});

/** What takes a library to draw; fetched on its own. */
export const ChartDrawing = ({ series, shape }: ChartDrawingProps): ReactElement => {
  const options = useMemo(() => optionsFor(series, shape), [series, shape]);
  // With the series, since a change of the option leaves the former colours.
  const drawn = useMemo(
    () => series.map(({ name, values, color }) => ({ name, data: [...values], color: `var(--color-chart-${color})` })),
    [series],
  );
  return <Chart key={shape} type={shape} height={CHART_HEIGHT_PX} width="100%" series={drawn} options={options} />;
};

export const revenue = {
  total: 'Total revenue',
  perPackage: 'Revenue per package',
  change: '{{change}} against the period before',
  noChange: 'No revenue in the period before',
  shape: 'Kind of chart',
  line: 'Line',
  bar: 'Bars',
  noData: 'No data available',
  time: 'Time',
  showAll: 'Show all {{count}} packages',
} as const;

export const revenue = {
  period: {
    label: 'Period',
    past24h: '24 hours',
    past7d: '7 days',
    past30d: '30 days',
    pastYear: '1 year',
    allTime: 'All time',
    custom: 'Custom time range',
    range: '{{from}} to {{to}}',
  },
  total: 'Total revenue',
  cost: 'Cost',
  profit: 'What is left',
  perPackage: 'Revenue per package',
  change: '{{change}} against the period before',
  noChange: 'No revenue in the period before',
  shape: 'Kind of chart',
  line: 'Line',
  bar: 'Bars',
  noData: 'No data available',
  allHidden: 'All packages are hidden. Choose one below.',
  time: 'Time',
  showAll: 'Show all {{count}} packages',
  /** Before the first sale; the sentence of STO-017, with its link. */
  noSales: {
    text: 'Nothing here yet. Start by setting up your <link>Sales Channel</link>.',
    bonus:
      'Your credit includes a welcome bonus of {{amount}}. It pays for your first packages, so you can start without topping up.',
  },
} as const;

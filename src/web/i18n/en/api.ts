export const api = {
  title: 'API',
  subtitle: 'Sell from your own shop or app.',
  channelsSubtitle: 'Each has its own credentials, and its sales carry its name.',
  unnamed: 'API',
  material: 'For your developers',
  materialSubtitle: 'Every call explained, ready to run, and what your shop needs to show the brand.',
  failed: 'Your sales channels could not be loaded.',
  empty: 'No sales channel yet',
} as const;

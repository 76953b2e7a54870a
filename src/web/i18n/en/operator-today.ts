export const operatorToday = {
  title: 'Today',
} as const;

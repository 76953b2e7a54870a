export const store = {
  title: 'Your store',
} as const;

export const history = {
  title: 'History',
} as const;

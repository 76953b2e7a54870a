export const api = {
  title: 'API',
} as const;

export const account = {
  title: 'Account',
} as const;

export const credits = {
  title: 'Credits',
} as const;

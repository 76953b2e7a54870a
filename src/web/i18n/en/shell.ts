export const shell = {
  navigation: 'Navigation',
} as const;

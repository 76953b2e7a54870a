export const landing = {
  title: 'eSIM data packages for resellers',
} as const;

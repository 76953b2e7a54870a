/** A length that is so many px at the browser's usual text size, and grows with it. */
export const toRem = (px: number): string => `${px / 16}rem`;

/** Accent of a reseller who has chosen none: a violet (spec section 3). */
export const DEFAULT_ACCENT_COLOR = '#7b2ff2';

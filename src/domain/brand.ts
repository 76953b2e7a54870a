/** Default accent colour: a violet (END-033). */
export const DEFAULT_ACCENT_COLOR = '#7b2ff2';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached by locale and options: a table needs hundreds, and creating one is slow. */
export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
};

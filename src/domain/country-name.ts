const names = new Map<string, Intl.DisplayNames>();

/** Creating the list of a locale is slow, and a table asks for hundreds of names. */
const namesIn = (locale: string): Intl.DisplayNames => {
  const known = names.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, made);
  return made;
};

/** The name of a country, or of a region by its M49 code, in a language or locale; its code where it has none. */
export const countryName = (code: string, locale: string): string => {
  try {
    return namesIn(locale).of(code) ?? code;
  } catch {
    return code;
  }
};

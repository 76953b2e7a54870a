const files = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of each country's flag, served with the app, by two-letter code. Kept out of the entry by a lazy import. */
export const flagUrls: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice(-'XX.svg'.length, -'.svg'.length), url]),
);

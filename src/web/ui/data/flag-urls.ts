const files = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of each country's flag, by two-letter code. A lazy import keeps it out of the entry. */
export const flagUrls: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.slice(-'XX.svg'.length, -'.svg'.length), url]),
);

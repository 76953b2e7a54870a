import type { ListProps } from '#web/ui/list/List.tsx';

export type Country = { code: string; name: string };

export const countries: readonly Country[] = [
  { code: 'AT', name: 'Austria' },
  { code: 'DE', name: 'Germany' },
];

/** More of them than there are. */
export const places = (count: number): Country[] =>
  Array.from({ length: count }, (_, index) => ({ code: String(index), name: `Place ${index + 1}` }));

/** A list of them, by name. */
export const countryList = {
  label: 'Countries',
  items: countries,
  itemKey: ({ code }) => code,
  children: ({ name }) => <p>{name}</p>,
} satisfies ListProps<Country>;

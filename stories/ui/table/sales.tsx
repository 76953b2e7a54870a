import type { ReactNode } from 'react';
import { Flag } from '#web/ui/data/Flag.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import type { CardLine, Column, TableProps } from '#web/ui/table/Table.tsx';

/** A row of the tables shown here. */
export type Sale = {
  id: string;
  name: string;
  country: string;
  date: string;
  price: string;
  state: ReactNode;
};

export const sales: readonly Sale[] = [
  {
    id: '1',
    name: 'Germany 5 GB',
    country: 'DE',
    date: '20-11-2026 09:12',
    price: '9.20 USD',
    state: <Badge tone="success">Activated</Badge>,
  },
  {
    id: '2',
    name: 'Europe 20 GB',
    country: 'EU',
    date: '19-11-2026 17:40',
    price: '24.90 USD',
    state: <Badge>Purchased</Badge>,
  },
  {
    id: '3',
    name: 'Worldwide 1 GB for a very long journey through many countries',
    country: 'WWW',
    date: '18-11-2026 08:01',
    price: '1,112.00 USD',
    state: <Badge tone="danger">Refunded</Badge>,
  },
];

const nameOf = ({ country, name }: Sale): ReactNode => (
  <span style={{ display: 'inline-flex', gap: '0.75rem', alignItems: 'center' }}>
    <Flag code={country} />
    {name}
  </span>
);

export const columns: Column<Sale>[] = [
  { key: 'name', header: 'Package', cell: nameOf, sortable: true },
  { key: 'date', header: 'Date', cell: ({ date }) => <time>{date}</time>, sortable: true },
  { key: 'state', header: 'State', cell: ({ state }) => state },
  { key: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
];

/** What every table of them has. */
export const table = {
  label: 'Sales',
  columns,
  rows: sales,
  rowKey: ({ id }: Sale) => id,
} satisfies TableProps<Sale>;

/** A compact card: the name with the price, and the rest below. */
export const cardLines: CardLine[] = [{ start: ['name'], end: 'price' }, { start: ['date', 'state'] }];

export const thousands: readonly Sale[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: index % 7 === 0 ? `Package ${index + 1} for a very long journey` : `Package ${index + 1}`,
  country: ['DE', 'EU', 'WWW'][index % 3] ?? 'DE',
  date: '20-11-2026 09:12',
  price: `${index}.20 USD`,
  state: <Badge>Purchased</Badge>,
}));

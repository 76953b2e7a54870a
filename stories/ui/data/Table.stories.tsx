import { type ReactNode } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { modes } from '#storybook/modes.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Flag } from '#web/ui/data/Flag.tsx';
import { type Column, type Sort, Table, type TableProps } from '#web/ui/data/Table.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

interface Sale {
  id: string;
  name: string;
  country: string;
  date: string;
  price: string;
  state: ReactNode;
}

const sales: Sale[] = [
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

const columns: Column<Sale>[] = [
  { key: 'name', header: 'Package', cell: nameOf, sortable: true },
  { key: 'date', header: 'Date', cell: ({ date }) => <time>{date}</time>, sortable: true },
  { key: 'state', header: 'State', cell: ({ state }) => state },
  { key: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
];

const Sorted = (args: TableProps<Sale>) => (
  <Controlled<Sort | undefined> initial={args.sort} onChange={(sort) => sort && args.onSortChange?.(sort)}>
    {(sort, onSortChange) => (
      <Card title="Sales" isFlush>
        <Table {...args} sort={sort} onSortChange={onSortChange} />
      </Card>
    )}
  </Controlled>
);

const meta = preview.meta({
  title: 'UI/Data/Table',
  component: Table<Sale>,
  args: { label: 'Sales', columns, rows: sales, rowKey: ({ id }: Sale) => id, onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Sales' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  },
});

export const SortedByHeader = meta.story({
  args: { sort: { key: 'date', direction: 'descending' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'date', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Package' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: 'Package' })).toHaveAttribute('aria-sort', 'ascending');
  },
});

export const RowAction = meta.story({
  args: { onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
    canvas.getByRole('button', { name: 'Europe 20 GB' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[1]);
  },
});

/** The press lands where the mouse is: on the price, far from the first column. */
export const RowActionAnywhere = meta.story({
  args: { onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const { left, top } = canvas.getByText('9.20 USD').getBoundingClientRect();
    const hit = document.elementFromPoint(left + 2, top + 2);
    await expect(hit).toBe(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await userEvent.click(hit ?? document.body);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
  },
});

export const RowLink = meta.story({
  args: { rowHref: ({ id }: Sale) => `/your-store/history/${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Germany 5 GB' })).toHaveAttribute('href', '/your-store/history/1');
  },
});

export const WithControls = meta.story({
  args: {
    onRowAction: fn(),
    columns: [
      ...columns,
      { key: 'refund', header: 'Refund', cell: () => <Button size="small">Refund</Button>, align: 'end' },
      {
        key: 'choose',
        header: <Checkbox label="Choose all" isLabelHidden isIndeterminate isSelected={false} onChange={fn()} />,
        cardHeader: 'Chosen',
        cell: ({ name }) => <Checkbox label={`Choose ${name}`} isLabelHidden isSelected={false} onChange={fn()} />,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const [refund] = canvas.getAllByRole('button', { name: 'Refund' });
    const { left, top } = refund?.getBoundingClientRect() ?? { left: 0, top: 0 };
    await expect(refund).toContainElement(document.elementFromPoint(left + 4, top + 4) as HTMLElement);
    await expect(args.onRowAction).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { isLoading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const Empty = meta.story({
  args: { rows: [], empty: <EmptyState title="No sales yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sales yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Mobile = meta.story({
  args: { onRowAction: fn() },
  globals: modes.mobile,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const [first] = within(canvas.getByRole('list', { name: 'Sales' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Price9.20 USD');
    await userEvent.click(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
  },
});

export const SortedOnMobile = meta.story({
  args: { sort: { key: 'date', direction: 'descending' } },
  globals: modes.mobile,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Package' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sort ascending' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
  },
});

export const LoadingOnMobile = meta.story({ args: { isLoading: true, rows: [] }, globals: modes.mobile });
export const Dark = meta.story({ args: { onRowAction: fn() }, globals: modes.dark });

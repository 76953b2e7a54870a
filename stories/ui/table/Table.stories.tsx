import { expect, fn, waitFor, within } from 'storybook/test';
import { Controlled } from '#storybook/Controlled.tsx';
import preview from '#storybook/preview.tsx';
import { looks, modes } from '#storybook/modes.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Table, type TableProps } from '#web/ui/table/Table.tsx';
import type { Sort } from '#web/ui/table/parts/table-types.ts';
import { type Sale, sales, table, thousands } from './sales.tsx';

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
  title: 'UI/Table/Table',
  component: Table<Sale>,
  args: { ...table, onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('table', { name: 'Sales' }));
    await expect(shown.getAllByRole('row')).toHaveLength(4);
    await expect(shown.getByRole('columnheader', { name: 'Price' })).toBeVisible();
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
  parameters: looks,
  args: { onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
    canvas.getByRole('button', { name: 'Europe 20 GB' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[1]);
  },
});

/** Only the rows near the screen, of a hundred, are in the document. */
export const Hundred = meta.story({
  args: { rows: thousands.slice(0, 100) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Sales' })).toHaveAttribute('aria-rowcount', '101'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
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

export const Cards = meta.story({
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

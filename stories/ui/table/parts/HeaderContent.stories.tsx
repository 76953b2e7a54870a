import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HeaderContent, sortOf } from '#web/ui/table/parts/HeaderContent.tsx';
import grid from '#web/ui/table/parts/TableGrid.module.css';
import type { TableProps } from '#web/ui/table/Table.tsx';
import { columns, type Sale, table } from '../sales.tsx';

const [name, , state] = columns;
const sortable: TableProps<Sale> = { ...table, onSortChange: fn() };

const meta = preview.meta({
  title: 'UI/Table/Parts/HeaderContent',
  component: HeaderContent<Sale>,
  args: { table: sortable, column: name! },
  render: (args) => (
    <table className={grid.table}>
      <thead>
        <tr>
          <th scope="col" className={grid.start} aria-sort={sortOf(args.table, args.column)}>
            <HeaderContent {...args} />
          </th>
        </tr>
      </thead>
    </table>
  ),
});

/** Its mark shows under the mouse. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Package' }));
    await expect(args.table.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
  },
});

export const Sorted = meta.story({
  args: { table: { ...sortable, sort: { key: 'name', direction: 'ascending' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Package' }));
    await expect(args.table.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
  },
});

export const NotSortable = meta.story({
  args: { column: state! },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CellContent } from '#web/ui/table/parts/CellContent.tsx';
import grid from '#web/ui/table/parts/TableGrid.module.css';
import { columns, type Sale, sales, table } from '../sales.tsx';

const [name, date] = columns;

const meta = preview.meta({
  title: 'UI/Table/Parts/CellContent',
  component: CellContent<Sale>,
  args: {
    table: { ...table, onRowAction: fn() },
    row: sales[0]!,
    column: date!,
    nameId: undefined as string | undefined,
  },
  render: (args) => (
    <table className={grid.table}>
      <tbody>
        <tr className={grid.row}>
          <td>
            <CellContent {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20-11-2026 09:12')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The first cell names the row, and holds what a press on it does. */
export const First = meta.story({
  args: { column: name!, nameId: 'name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Germany 5 GB' })).toBeVisible();
  },
});

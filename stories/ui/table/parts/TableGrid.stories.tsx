import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { TableGrid } from '#web/ui/table/parts/TableGrid.tsx';
import { columns, type Sale, sales, table } from '../sales.tsx';

const meta = preview.meta({
  title: 'UI/Table/Parts/TableGrid',
  component: TableGrid<Sale>,
  args: table,
  render: (args) => (
    <Card title="Sales" isFlush>
      <TableGrid {...args} />
    </Card>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table', { name: 'Sales' })).getAllByRole('row')).toHaveLength(4);
  },
});

/** The columns get their widths with the rows. */
export const Loading = meta.story({
  args: { isLoading: true, rows: [], skeletonRows: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sales' })).toHaveAttribute('aria-busy', 'true');
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

/** The press lands where the mouse is: on the price, far from the first column. */
export const RowActionAnywhere = meta.story({
  tags: ['behaviour'],
  args: { onRowAction: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const { left, top } = canvas.getByText('9.20 USD').getBoundingClientRect();
    const hit = document.elementFromPoint(left + 2, top + 2);
    await expect(hit).toBe(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await userEvent.click(hit ?? document.body);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
  },
});

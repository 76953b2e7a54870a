import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RowTrigger } from '#web/ui/table/parts/RowTrigger.tsx';
import { type Sale, sales } from '../sales.tsx';

const [sale] = sales;

const meta = preview.meta({
  title: 'UI/Table/Parts/RowTrigger',
  component: RowTrigger<Sale>,
  args: { table: { onRowAction: fn() }, row: sale!, nameId: 'name' },
  // A row is the place that it is spread over.
  render: (args) => (
    <div style={{ position: 'relative', padding: '1rem' }}>
      <span id={args.nameId}>{args.row.name}</span>
      <RowTrigger {...args} />
    </div>
  ),
});

/** For the keyboard it is one stop, and its ring is that of the whole row. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Germany 5 GB' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.table.onRowAction).toHaveBeenLastCalledWith(sale);
  },
});

export const Link = meta.story({
  args: { table: { rowHref: ({ id }: Sale) => `/your-store/history/${id}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Germany 5 GB' })).toHaveAttribute('href', '/your-store/history/1');
  },
});

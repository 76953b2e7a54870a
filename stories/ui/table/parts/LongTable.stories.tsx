import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LongTable } from '#web/ui/table/parts/LongTable.tsx';
import type { TableProps } from '#web/ui/table/Table.tsx';
import { middle, scrollTo, shifts } from '../scrolling.ts';
import { type Sale, table, thousands } from '../sales.tsx';

const meta = preview.meta({
  title: 'UI/Table/Parts/LongTable',
  component: LongTable<Sale>,
  args: {
    ...table,
    rows: thousands,
    sort: { key: 'date', direction: 'descending' },
    onSortChange: fn(),
    onRowAction: fn(),
  } satisfies TableProps<Sale>,
  render: (args) => (
    <Card title="Sales" isFlush>
      <LongTable {...args} />
    </Card>
  ),
});

/** Only rows near the screen are rendered; while scrolling nothing is empty and no column moves. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Sales' })).toHaveAttribute('aria-rowcount', '10001'));
    const table = canvas.getByRole('table', { name: 'Sales' });
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    const widths = (): number[] =>
      within(table)
        .getAllByRole('columnheader')
        .map(({ offsetWidth }) => offsetWidth);
    // Its font moves text as it comes.
    await document.fonts.ready;
    const before = widths();
    const layout = shifts();
    for (let top = 0; top < 6000; top += 400) {
      await scrollTo(top);
      await expect(middle()).toHaveTextContent(/Package \d+/);
    }
    await scrollTo(document.documentElement.scrollHeight / 2);
    await expect(middle()).toHaveTextContent(/Package [45]\d\d\d/);
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    for (let step = 0; step < 10; step += 1) {
      await scrollTo(window.scrollY - 400);
      await expect(middle()).toHaveTextContent(/Package \d+/);
    }
    await expect(widths()).toEqual(before);
    await expect(layout.stop()).toBe(0);
    const last = await waitFor(async () => {
      await scrollTo(document.documentElement.scrollHeight);
      return canvas.getByRole('button', { name: 'Package 10000' });
    });
    await expect(last.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '10001');
    await userEvent.click(last);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(thousands.at(-1));
    await scrollTo(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Package' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
  },
});

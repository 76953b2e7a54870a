import { expect, fn, screen } from 'storybook/test';
import { looks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SortControl } from '#web/ui/table/SortControl.tsx';
import type { TableProps } from '#web/ui/table/Table.tsx';
import { type Sale, table } from './sales.tsx';

type Args = Pick<TableProps<Sale>, 'columns' | 'sort' | 'onSortChange'> & { isCompact: boolean };

const args: Args = {
  columns: table.columns,
  sort: { key: 'date', direction: 'descending' },
  onSortChange: fn(),
  isCompact: false,
};

const meta = preview.meta({
  title: 'UI/Table/SortControl',
  component: SortControl<Sale>,
  globals: modes.mobile,
  args,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent, args: { onSortChange } }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Package' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
  },
});

/** Beside a search on a phone. */
export const Compact = meta.story({ args: { isCompact: true } });

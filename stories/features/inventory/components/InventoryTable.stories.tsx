import { expect, fn, waitFor } from 'storybook/test';
import { LIST_ORDER } from '#domain/inventory-order.ts';
import { item, items, longItem } from '#mocks/scenarios/packages.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { InventoryTable, type PriceEditorProps } from '#web/features/inventory/components/InventoryTable.tsx';
import { PriceCell } from '#web/features/inventory/components/PriceCell.tsx';
import { paths } from '#web/navigation/paths.ts';

const savePrice = fn((_price: number) => Promise.resolve(true));
const PriceEditor = (props: PriceEditorProps) => <PriceCell {...props} onSave={savePrice} />;

const meta = preview.meta({
  title: 'Features/Inventory/Components/InventoryTable',
  component: InventoryTable,
  args: {
    items,
    order: LIST_ORDER,
    onOrder: fn(),
    selected: { ids: new Set<string>(), select: fn() },
    soldOf: undefined,
    PriceEditor,
    onEdit: fn(),
    sellHref: ({ id }: { id: string }) => paths.pointOfSaleSell('guest', id),
  },
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\+.*%$/)[0]).toBeVisible();
  },
});

/** Without units of one's own, each sale is paid from the credit. */
export const Stock = meta.story({
  args: { items: [item({ amount: 1200 }), item({ id: 'unstocked', amount: 0 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,200')).toBeVisible();
    await expect(canvas.getByText('∞')).toBeVisible();
  },
});

export const NoPrice = meta.story({ args: { items: [item({ retailPrices: [] })] } });

export const Loading = meta.story({ args: { items: [], isLoading: true } });
export const LongValues = meta.story({ args: { items: [longItem] } });

/** The width of a page in a window of 1280 px. */
const PAGE_WIDTH_PX = 1152;

/** A name without a blank takes no other column its place. */
export const LongWord = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: PAGE_WIDTH_PX }}>
        <Story />
      </div>
    ),
  ],
  args: { items: [{ ...items[0]!, name: 'W'.repeat(30) }, ...items.slice(1)] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table').getBoundingClientRect();
    await expect(table.width).toBeLessThanOrEqual(PAGE_WIDTH_PX);
  },
});

/** Enter saves the price that was typed in its row, and Escape does not. */
export const PriceTypedInTheRow = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const edit = { name: /^14\.90\sUSD: change the price of Europe 5 GB$/ };
    await userEvent.click(canvas.getByRole('button', edit));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Retail price of Europe 5 GB' }), '9{Escape}');
    await expect(savePrice).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', edit));
    const field = await canvas.findByRole('textbox', { name: 'Retail price of Europe 5 GB' });
    await userEvent.clear(field);
    await userEvent.type(field, '15.5{Enter}');
    await waitFor(() => expect(savePrice).toHaveBeenCalledWith(15.5));
    await expect(await canvas.findByRole('button', edit)).toBeVisible();
  },
});

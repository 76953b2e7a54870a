import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CompactContent, CompactSkeleton } from '#web/ui/table/parts/CompactContent.tsx';
import { cardLines, columns, type Sale, sales, table } from '../sales.tsx';

const [name, date, ...others] = columns;

const meta = preview.meta({
  title: 'UI/Table/Parts/CompactContent',
  component: CompactContent<Sale>,
  args: { table: { ...table, cardLines }, row: sales[0]!, nameId: 'name' },
  // The width of a card on a phone.
  render: (args) => (
    <div style={{ maxWidth: '22rem' }}>
      <CompactContent {...args} />
    </div>
  ),
});

/** The labels are for screen readers. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Germany 5 GBPrice 9.20 USDDate 20-11-2026 09:12State Activated');
  },
});

export const LongName = meta.story({ args: { row: sales[2]! } });

/** A column with a label for cards shows it. */
export const Labelled = meta.story({
  args: {
    table: {
      ...table,
      cardLines,
      columns: [name!, { ...date!, cardHeader: 'Sold' }, ...others],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sold/)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <div style={{ maxWidth: '22rem' }}>
      <CompactSkeleton lines={cardLines} />
    </div>
  ),
});

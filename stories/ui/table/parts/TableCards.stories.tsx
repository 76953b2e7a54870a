import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inLooks, modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { TableCards } from '#web/ui/table/parts/TableCards.tsx';
import { cardLines, type Sale, sales, table, thousands } from '../sales.tsx';
import { middle, scrollTo, shifts } from '../scrolling.ts';

const meta = preview.meta({
  title: 'UI/Table/Parts/TableCards',
  component: TableCards<Sale>,
  args: table,
  globals: modes.mobile,
  render: (args) => (
    <Card title="Sales" isFlush>
      <TableCards {...args} />
    </Card>
  ),
});

export const Loading = meta.story({ args: { isLoading: true, rows: [] } });

export const Sorted = meta.story({
  args: { sort: { key: 'date', direction: 'descending' }, onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Package' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sort ascending' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'date', direction: 'ascending' });
  },
});

/** The data of a row in a few lines. Labels are for screen readers. */
export const Compact = meta.story({
  args: { onRowAction: fn(), cardLines },
  parameters: inLooks('mobile dark', 'mobile de'),
  play: async ({ canvas, userEvent, args }) => {
    const [first] = within(canvas.getByRole('list', { name: 'Sales' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Germany 5 GBPrice 9.20 USDDate 20-11-2026 09:12State Activated');
    await expect(first?.offsetHeight).toBeLessThan(90);
    await userEvent.click(canvas.getByRole('button', { name: 'Germany 5 GB' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(sales[0]);
  },
});

/** Rows that belong together stand under a heading; one has an action of its own below it, never on it. */
export const Grouped = meta.story({
  args: {
    rowHref: ({ id }: Sale) => `/your-store/history/${id}`,
    cardLines,
    cardGroups: { keyOf: ({ country }: Sale) => (country === 'WWW' ? 'The world' : 'Europe'), heading: (key) => key },
  },
  parameters: inLooks('mobile dark'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Sales',
      'Europe',
      'The world',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const { left, top } = canvas.getByText('Europe').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)?.closest('a')).toBeNull();
  },
});

export const CompactLoading = meta.story({
  args: {
    isLoading: true,
    rows: [],
    cardLines,
    cardGroups: { keyOf: ({ date }: Sale) => date, heading: (key) => key },
  },
});

export const TenThousand = meta.story({
  args: { rows: thousands, rowHref: ({ id }: Sale) => `/your-store/history/${id}` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'));
    const list = canvas.getByRole('list', { name: 'Sales' });
    for (let top = 0; top < 8000; top += 700) {
      await scrollTo(top);
      await expect(middle()).toHaveTextContent(/Package \d+/);
      await expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    }
    await waitFor(async () => {
      await scrollTo(document.documentElement.scrollHeight);
      const [card] = within(list).getAllByRole('listitem').slice(-1);
      await expect(card).toHaveTextContent('Package 10000');
      await expect(card).toHaveAttribute('aria-posinset', '10000');
    });
  },
});

/** Headings belong to the first row of their group: positions count rows alone. */
export const TenThousandGrouped = meta.story({
  args: {
    rows: thousands,
    rowHref: ({ id }: Sale) => `/your-store/history/${id}`,
    cardLines,
    cardGroups: { keyOf: ({ id }: Sale) => `Group ${Math.floor(Number(id) / 7)}`, heading: (key) => key },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'));
    const list = canvas.getByRole('list', { name: 'Sales' });
    const layout = shifts();
    for (let top = 0; top < 6000; top += 600) {
      await scrollTo(top);
      await expect(middle()).toHaveTextContent(/Package \d+/);
      await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    }
    await expect(layout.stop()).toBe(0);
    for (const item of within(list).getAllByRole('listitem')) {
      const position = Number(item.getAttribute('aria-posinset'));
      await expect(item).toHaveTextContent(`Package ${position}`);
      const heading = within(item).queryByRole('heading', { level: 2 });
      if ((position - 1) % 7 === 0) await expect(heading).toHaveTextContent(`Group ${(position - 1) / 7}`);
      else await expect(heading).toBeNull();
    }
  },
});

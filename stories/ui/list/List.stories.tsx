import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { looks, modes } from '#storybook/modes.ts';
import { List, type ListProps } from '#web/ui/list/List.tsx';
import tiles from '#web/components/packages/TileList.module.css';

type Country = { code: string; name: string };

const meta = preview.meta({
  title: 'UI/List/List',
  component: List<Country>,
  args: {
    label: 'Countries',
    items: [
      { code: 'AT', name: 'Austria' },
      { code: 'DE', name: 'Germany' },
    ],
    itemKey: ({ code }) => code,
    children: ({ name }) => <p>{name}</p>,
  } satisfies ListProps<Country>,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Countries' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
});

const thousands = Array.from({ length: 5_000 }, (_, index) => ({ code: String(index), name: `Place ${index + 1}` }));

const itemAt =
  (position: number) =>
  (item: HTMLElement): boolean =>
    item.getAttribute('aria-posinset') === String(position);

/** Only items near the screen are rendered, and each says where it is. */
export const FiveThousandItems = meta.story({
  args: { items: thousands, className: tiles.tiles, children: ({ name }) => <button type="button">{name}</button> },
  play: async ({ canvas, userEvent }) => {
    const items = (): HTMLElement[] => canvas.getAllByRole('listitem');
    await waitFor(() => expect(items()[0]).toHaveAttribute('aria-setsize', '5000'));
    await expect(items().length).toBeLessThan(300);
    // Two of the same row.
    await expect(items()[0]?.offsetTop).toBe(items()[1]?.offsetTop);
    // The focus goes on beyond the rendered items, and keeps its place when they are scrolled away.
    const last = items().at(-1);
    const position = Number(last?.getAttribute('aria-posinset'));
    within(last as HTMLElement)
      .getByRole('button')
      .focus();
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(`Place ${position + 1}`));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(items().some(itemAt(5_000))).toBe(true));
    await expect(document.activeElement).toHaveTextContent(`Place ${position + 1}`);
  },
});

export const FiveThousandOnMobile = meta.story({
  args: { items: thousands, className: tiles.tiles },
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000'));
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0);
  },
});

/** On paper all of them are there. */
export const Printed = meta.story({
  args: { items: thousands.slice(0, 600) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '600'));
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(600));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(200));
  },
});

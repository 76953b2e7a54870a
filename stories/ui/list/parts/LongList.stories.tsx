import { expect, waitFor, within } from 'storybook/test';
import { modes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import tiles from '#web/features/inventory/components/InventoryCards.module.css';
import type { ListProps } from '#web/ui/list/List.tsx';
import { LongList } from '#web/ui/list/parts/LongList.tsx';
import { type Country, places } from '../countries.tsx';

const meta = preview.meta({
  title: 'UI/List/Parts/LongList',
  component: LongList<Country>,
  args: {
    label: 'Countries',
    items: places(5_000),
    itemKey: ({ code }) => code,
    className: tiles.tiles,
    children: ({ name }) => <button type="button">{name}</button>,
  } satisfies ListProps<Country>,
});

const itemAt =
  (position: number) =>
  (item: HTMLElement): boolean =>
    item.getAttribute('aria-posinset') === String(position);

/** Only items near the screen are rendered, and each says where it is. */
export const Default = meta.story({
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

export const OnPhone = meta.story({
  globals: modes.mobile,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000'));
    // Storybook may hide the list at first, which then has no width yet.
    await waitFor(() => {
      const [first, second] = canvas.getAllByRole('listitem');
      return expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0);
    });
  },
});

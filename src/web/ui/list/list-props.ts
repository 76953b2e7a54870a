import type { ReactElement } from 'react';

export type ListProps<Item> = {
  /** Accessible name of the list. */
  label?: string | undefined;
  /** In the order to show them; from 100 on only those near the screen are rendered. */
  items: readonly Item[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** A text that is the item's own, and stays with it in any order. */
  itemKey: (item: Item) => string;
  /** The layout of the list: a block, a column, or a grid of equal columns. */
  className?: string | undefined;
  /** For the element around each item. */
  itemClassName?: string | undefined;
  /** The content of one item. */
  children: (item: Item, index: number) => ReactElement;
};

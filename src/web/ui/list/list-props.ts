import type { ReactElement } from 'react';

export type ListProps<Item> = {
  /** Accessible name of the list. */
  label?: string | undefined;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The layout of the list: a block, a column, or a grid of equal columns. */
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** The content of one item. */
  children: (item: Item, index: number) => ReactElement;
};

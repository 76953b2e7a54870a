import type { ReactElement, Ref } from 'react';

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

type WholeListProps<Item> = {
  /** The list's element, to be measured. */
  list?: Ref<HTMLUListElement>;
} & ListProps<Item>;

/**
 * A list with all of its items.
 *
 * Use it through List, which takes it for fewer than 100 items and on paper.
 */
export const WholeList = <Item,>({ list, ...props }: WholeListProps<Item>): ReactElement => (
  <ul ref={list} className={props.className} aria-label={props.label}>
    {props.items.map((item, index) => (
      <li key={props.itemKey(item)} className={props.itemClassName}>
        {props.children(item, index)}
      </li>
    ))}
  </ul>
);

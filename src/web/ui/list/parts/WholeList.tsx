import type { ReactElement, Ref } from 'react';
import type { ListProps } from '../list-props.ts';

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

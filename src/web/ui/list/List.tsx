import type { ReactElement } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import { firstOf, useIsLong } from '../windowed/long-list.ts';
import { type ListProps, WholeList } from './parts/WholeList.tsx';

export type { ListProps } from './parts/WholeList.tsx';

const LongList = lazyComponent(async () => (await import('./parts/LongList.tsx')).loadLongList(), {
  fallback: (props) => <WholeList {...props} items={firstOf(props.items)} />,
});

/**
 * A list. Of a very long one only what is on the screen or near it is rendered.
 *
 * Use it for tiles, cards and lines that may be many. Records with columns are a Table, which uses this on phones.
 *
 * Anatomy: one element for the list and one around each item; what they look like comes from the caller's classes.
 *
 * Do:
 * - Give it a `label` where no heading right above names it.
 * - Take `itemKey` from the item's own id.
 * - Put gaps and columns into `className`: a long list measures them there.
 *
 * Don't:
 * - Use the position as the key: a sorted list would mix up its items.
 * - Style items by their position, such as every second one: a long list renders only some of them.
 *
 * Keyboard: Tab goes through the controls of all items, also of those not rendered yet.
 */
export const List = <Item,>(props: ListProps<Item>): ReactElement =>
  useIsLong(props.count ?? props.items.length) ? <LongList {...props} /> : <WholeList {...props} />;

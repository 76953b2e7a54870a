import type { ReactElement } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import { firstOf, useIsLong } from '../windowed/long-list.ts';
import type { ListProps } from './list-props.ts';
import { WholeList } from './parts/WholeList.tsx';

export type { ListProps } from './list-props.ts';

const LongList = lazyComponent(async () => (await import('./parts/LongList.tsx')).loadLongList(), {
  fallback: (props) => <WholeList {...props} items={firstOf(props.items)} />,
});

/**
 * A list. Of a very long one only what is on the screen or near it is rendered.
 *
 * Use it for tiles, cards and lines that may be many. Records with columns are a Table, which uses this on phones.
 *
 * Keyboard: Tab goes through the controls of all items, also of those not rendered yet.
 */
export const List = <Item,>(props: ListProps<Item>): ReactElement =>
  useIsLong(props.items) ? <LongList {...props} /> : <WholeList {...props} />;

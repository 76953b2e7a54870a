import type { ReactElement } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import { firstOf, useIsLong } from '../windowed/long-list.ts';
import type { ListProps } from './list-props.ts';
import { WholeList } from './parts/WholeList.tsx';

export type { ListProps } from './list-props.ts';

const LongList = lazyComponent(async () => (await import('./parts/LongList.tsx')).LongList, {
  fallback: (props) => <WholeList {...props} items={firstOf(props.items)} />,
});

/** A list. Of a very long one only what is on the screen or near it is rendered. */
export const List = <Item,>(props: ListProps<Item>): ReactElement =>
  useIsLong(props.items) ? <LongList {...props} /> : <WholeList {...props} />;

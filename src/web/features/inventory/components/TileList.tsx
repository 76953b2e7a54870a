import type { ReactElement } from 'react';
import { type TileColor, tileColor } from '#domain/package.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { List } from '#web/ui/list/List.tsx';
import styles from './TileList.module.css';
import { useRowsInTime } from '#web/ui/windowed/use-rows-in-time.ts';

type TileListProps<Item> = {
  /** Accessible name of the list. */
  label: string;
  /** In the order to show them: the colours follow it. */
  items: readonly Item[];
  /** How many there are, where `items` are the first ones and the others are still being loaded. */
  count?: number | undefined;
  /** Shows placeholders of the tiles' size instead. */
  isLoading: boolean;
  /** How many placeholders. */
  skeletons: number;
  /** The tile of one item. */
  children: (item: Item, color: TileColor) => ReactElement;
};

/**
 * Tiles in rotating colours, as narrow screens list packages.
 *
 * Use it for the inventory on phones. At the till, where a package keeps its colour, use TillTiles.
 */
export const TileList = <Item extends { id: string }>(props: TileListProps<Item>): ReactElement => {
  const rows = useRowsInTime(props.items);
  if (props.isLoading) {
    return (
      <ul className={styles.tiles} aria-label={props.label} aria-busy>
        {Array.from({ length: props.skeletons }, (_, index) => (
          <li key={index}>
            <Skeleton shape="block" height="12.5rem" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <List label={props.label} items={rows} count={props.count} itemKey={({ id }) => id} className={styles.tiles}>
      {(item, index) => props.children(item, tileColor(index))}
    </List>
  );
};

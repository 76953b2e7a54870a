import { type ReactElement, type RefCallback, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../props.ts';
import { betweenPresses, firstRows, focusControl, focusedPlace, type Place } from '../../windowed/first-rows.ts';
import { firstOf } from '../../windowed/long-list.ts';
import { meanHeight, useMeasured } from '../../windowed/use-measured.ts';
import { roles, WindowedRows } from '../../windowed/WindowedRows.tsx';
import styles from './LongList.module.css';
import { type ListProps, WholeList } from './WholeList.tsx';

type Measures = { rowHeight: number; gap: number };

const read = (list: HTMLElement): Measures => ({
  rowHeight: meanHeight(list.children),
  gap: Number.parseFloat(getComputedStyle(list).rowGap) || 0,
});

/** How many columns the list's style gives it; follows its width. While it is hidden, its style has no columns yet. */
const useColumnCount = (probe: RefObject<HTMLElement | null>): number => {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const { current: element } = probe;
    if (!element) return undefined;
    const look = (): void => {
      if (element.offsetWidth > 0) setCount(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  return count;
};

type WindowProps<Item> = { list: ListProps<Item>; measures: Measures; columns: number; focus: Place | undefined };

const Window = <Item,>({ list, measures, columns, focus }: WindowProps<Item>): ReactElement => {
  const { items, itemKey, children } = list;
  const holder = useRef<HTMLDivElement>(null);
  const starts = Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => row * columns);
  const keys = starts.flatMap((start) => items.slice(start, start + 1).map(itemKey));
  const rowAt = (row: number, element: RefCallback<HTMLElement>): ReactElement => {
    const start = row * columns;
    return (
      <div
        ref={element}
        role="presentation"
        data-row={row}
        className={list.className}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {items.slice(start, start + columns).map((item, index) => (
          <div
            key={itemKey(item)}
            {...roles.listItem}
            className={list.itemClassName}
            aria-posinset={start + index + 1}
            aria-setsize={list.count ?? items.length}
          >
            {children(item, start + index)}
          </div>
        ))}
      </div>
    );
  };
  return (
    <div ref={holder} {...roles.list} aria-label={list.label}>
      <WindowedRows
        keys={keys}
        holder={holder}
        {...measures}
        focus={
          focus && {
            row: Math.floor(focus.row / columns),
            take: (row) => focusControl(row.children[focus.row % columns], focus.control),
          }
        }
      >
        {rowAt}
      </WindowedRows>
    </div>
  );
};

/**
 * A list with the items on the screen and near it. It is measured by its first ones.
 *
 * Use it through List, which takes it from 100 items on.
 */
export const LongList = <Item,>(props: ListProps<Item>): ReactElement => {
  const probe = useRef<HTMLDivElement>(null);
  const [focus] = useState(() => focusedPlace(props.label));
  const [measures, measure] = useMeasured(read, () => firstRows('ul', props.label));
  const columns = useColumnCount(probe);
  return (
    <div className={styles.place}>
      <div ref={probe} className={classes(props.className, styles.probe)} aria-hidden />
      {measures ? (
        <Window list={props} measures={measures} columns={columns} focus={focus} />
      ) : (
        <WholeList
          {...props}
          className={classes(props.className, styles.measured)}
          items={firstOf(props.items)}
          list={measure}
        />
      )}
    </div>
  );
};

/** When it can take the place of the first items. */
export const loadLongList = async (): Promise<typeof LongList> => {
  await betweenPresses();
  return LongList;
};

import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Up to this many rows all are rendered, so that the browser's own search finds each. */
const WHOLE_MAX = 500;
/** Rows come and go by the block. */
const BLOCK = 25;
/** This many screens above and below the visible one are rendered too. */
const SCREENS_AHEAD = 0.75;
/** The assumed height of a row until the first ones were measured. */
const ROW_HEIGHT_PX = 57;

/** Rows from `first` up to but without `end`, and the heights of the gaps for the others, in px. */
export type RowWindow = {
  first: number;
  end: number;
  gapBefore: number;
  gapAfter: number;
};

const total = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/** The heights of all blocks: measured, or else the average of the measured ones. */
const heightsOf = (measured: ReadonlyMap<number, number>, rows: number): number[] => {
  const average = measured.size === 0 ? BLOCK * ROW_HEIGHT_PX : total([...measured.values()]) / measured.size;
  return Array.from(
    { length: Math.ceil(rows / BLOCK) },
    (_, block) => measured.get(block) ?? (average * Math.min(BLOCK, rows - block * BLOCK)) / BLOCK,
  );
};

/** The window of the blocks on or near the screen, for a first row this far below the screen's top. */
const windowAt = (top: number, heights: readonly number[], rows: number): RowWindow => {
  const ahead = window.innerHeight * SCREENS_AHEAD;
  let bottom = top;
  const ends = heights.map((height) => (bottom += height));
  const above = ends.filter((end) => end < -ahead).length;
  const begun = heights.filter((height, block) => (ends[block] ?? 0) - height < window.innerHeight + ahead).length;
  const first = Math.min(above, heights.length - 1);
  const end = Math.max(begun, first + 1);
  return {
    first: first * BLOCK,
    end: Math.min(end * BLOCK, rows),
    gapBefore: total(heights.slice(0, first)),
    gapAfter: total(heights.slice(end)),
  };
};

/** Measures the rendered blocks: from their first row to the element after their last one. */
const measure = (body: HTMLElement, { first, end }: RowWindow, measured: Map<number, number>): void => {
  const [, ...rows] = body.children;
  for (let row = first; row + BLOCK <= end; row += BLOCK) {
    const [from, to] = [rows[row - first], rows[row - first + BLOCK]];
    if (from && to) measured.set(row / BLOCK, to.getBoundingClientRect().top - from.getBoundingClientRect().top);
  }
};

const isSame = (one: RowWindow, other: RowWindow): boolean =>
  one.first === other.first &&
  one.end === other.end &&
  Math.abs(one.gapBefore - other.gapBefore) < 1 &&
  Math.abs(one.gapAfter - other.gapAfter) < 1;

/** Keeps the window of one list; subscribers are called at once, before the next frame is painted. */
const createRowStore = () => {
  const measured = new Map<number, number>();
  const listeners = new Set<() => void>();
  let shown: RowWindow = { first: 0, end: BLOCK, gapBefore: 0, gapAfter: 0 };
  /** Follows the body as it scrolls, until the returned function is called. */
  const watch = (body: HTMLElement, rows: number): (() => void) => {
    const look = (): void => {
      measure(body, shown, measured);
      const next = windowAt(body.getBoundingClientRect().top, heightsOf(measured, rows), rows);
      if (isSame(shown, next)) return;
      shown = next;
      for (const tell of listeners) tell();
    };
    const lookAfresh = (): void => {
      measured.clear();
      look();
    };
    look();
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', lookAfresh);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', lookAfresh);
    };
  };
  const subscribe = (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  };
  return { watch, subscribe, current: () => shown };
};

/**
 * Which of very many rows are rendered: those on the screen and near it. The first and the last child of the body are
 * then its gaps, and all others its rows. Undefined while there are few enough to render all.
 */
export const useRowWindow = (body: RefObject<HTMLElement | null>, rows: number): RowWindow | undefined => {
  const isWhole = rows <= WHOLE_MAX;
  const [store] = useState(createRowStore);
  const shown = useSyncExternalStore(store.subscribe, store.current, store.current);
  useLayoutEffect(
    () => (isWhole || body.current === null ? undefined : store.watch(body.current, rows)),
    [store, body, isWhole, rows],
  );
  return isWhole ? undefined : shown;
};

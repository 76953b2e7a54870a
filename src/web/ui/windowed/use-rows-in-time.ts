import { useDeferredValue } from 'react';
import { isLong } from './long-list.ts';

/** Enough to fill a tall screen. */
export const AT_ONCE = 24;

const none: readonly never[] = [];

/** The first rows at once, and all of them when the browser is idle: a catalogue has hundreds, and so has a history. */
export const useRowsInTime = <Row>(rows: readonly Row[]): readonly Row[] => {
  const inTime = useDeferredValue(rows, none);
  // Only a few rows of a very long list are rendered anyway.
  if (isLong(rows.length)) return rows;
  return inTime.length === 0 ? rows.slice(0, AT_ONCE) : inTime;
};

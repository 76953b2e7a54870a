import { useDeferredValue } from 'react';

/** As many as fill a tall screen. */
const AT_ONCE = 24;

/** The first rows at once, and all of them as soon as nothing else waits: a catalogue has hundreds. */
export const useRowsInTime = <Row>(rows: readonly Row[]): readonly Row[] =>
  useDeferredValue(rows, rows.slice(0, AT_ONCE));

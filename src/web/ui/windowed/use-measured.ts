import { type RefCallback, useCallback, useState } from 'react';

/**
 * Reads measures off an element before it is shown: they are undefined while it has to be rendered with this ref.
 * `read` is always the same function.
 */
export const useMeasured = <Measures>(
  read: (element: HTMLElement) => Measures,
): [Measures | undefined, RefCallback<HTMLElement>] => {
  const [measures, setMeasures] = useState<Measures>();
  const measure = useCallback(
    (element: HTMLElement | null): void => {
      if (element) setMeasures(() => read(element));
    },
    [read],
  );
  return [measures, measure];
};

/** The mean height of rows, in px. */
export const meanHeight = (rows: Iterable<Element>): number => {
  const heights = [...rows].map((row) => row.getBoundingClientRect().height);
  return heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length);
};

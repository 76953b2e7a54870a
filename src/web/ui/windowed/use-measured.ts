import { type RefCallback, useCallback, useState } from 'react';

const isLaidOut = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/**
 * Reads measures off the element that is shown already, or else off one before it is shown: they are undefined while it
 * has to be rendered with this ref. `read` is always the same function. What is hidden has no size yet: it is read as
 * soon as it is laid out.
 */
export const useMeasured = <Measures>(
  read: (element: HTMLElement) => Measures,
  shown: () => HTMLElement | null | undefined,
): [Measures | undefined, RefCallback<HTMLElement>] => {
  const [measures, setMeasures] = useState(() => {
    const element = shown();
    return element && isLaidOut(element) ? read(element) : undefined;
  });
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      if (isLaidOut(element)) {
        setMeasures(() => read(element));
        return undefined;
      }
      const observer = new ResizeObserver(() => isLaidOut(element) && setMeasures(() => read(element)));
      observer.observe(element);
      return () => observer.disconnect();
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

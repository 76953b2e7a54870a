import { type RefCallback, useCallback, useLayoutEffect, useState } from 'react';
import { columnKeys, type TableProps } from './table-types.ts';

/** In rem: without it a scrollbar that comes and goes with the cards would change the layout for ever. */
const SLACK = 2;

/** Of text in its usual size tables fit from 921 px on: measuring them would cost every page that has one. */
const USUAL_REM_PX = 16;

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Whether the place of a table with enlarged text is too narrow for it, so that its rows are cards, and the ref for that
 * place. What the table needs is kept in rem: larger text needs as much more.
 */
export const useTooNarrow = <Row>(
  props: TableProps<Row>,
  isMobile: boolean,
): { place: RefCallback<HTMLDivElement>; isTooNarrow: boolean } => {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const place = useCallback((shown: HTMLDivElement | null): void => {
    if (remPx() > USUAL_REM_PX) setElement(shown);
  }, []);
  const [needed, setNeeded] = useState<{ columns: string; rem: number }>();
  const columns = columnKeys(props);
  const least = needed?.columns === columns ? needed.rem : undefined;
  useLayoutEffect(() => {
    if (!element || isMobile) return undefined;
    const look = (): void => {
      if (least !== undefined) {
        if (element.clientWidth / remPx() >= least + SLACK) setNeeded(undefined);
        return;
      }
      const width = element.querySelector<HTMLElement>('table, [role=table]')?.offsetWidth ?? 0;
      if (width > element.clientWidth + 1) setNeeded({ columns, rem: width / remPx() });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isMobile, columns, least]);
  return { place, isTooNarrow: least !== undefined };
};

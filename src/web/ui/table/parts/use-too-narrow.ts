import { type RefCallback, useCallback, useState } from 'react';
import { columnKeys, type TableProps } from './table-types.ts';

/** In rem: without it a scrollbar that comes and goes with the cards would change the layout for ever. */
const SLACK = 2;

/** With text of its usual size tables fit from 921 px on. */
const USUAL_REM_PX = 16;

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** What scrolls sideways has no header that stays below that of the page. */
const FIXED_HEAD = 'data-head-fixed';

/**
 * Whether the place of a table with enlarged text is too narrow for it, so that its rows are cards, and the ref for that
 * place. What the table needs is kept in rem: larger text needs as much more.
 */
export const useTooNarrow = <Row>(
  props: TableProps<Row>,
  isMobile: boolean,
): { place: RefCallback<HTMLDivElement>; isTooNarrow: boolean } => {
  const [needed, setNeeded] = useState<{ columns: string; rem: number }>();
  const columns = columnKeys(props);
  const { isHeadFixed = false } = props;
  const least = needed?.columns === columns ? needed.rem : undefined;
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      element?.removeAttribute(FIXED_HEAD);
      if (!element || isMobile) return undefined;
      // It looks before the first paint, too.
      const observer = new ResizeObserver(() => {
        const rem = remPx();
        if (least !== undefined) {
          element.removeAttribute(FIXED_HEAD);
          if (rem <= USUAL_REM_PX || element.clientWidth / rem >= least + SLACK) setNeeded(undefined);
          return;
        }
        const width = element.querySelector<HTMLElement>('table, [role=table]')?.offsetWidth ?? 0;
        const isWider = width > element.clientWidth + 1;
        element.toggleAttribute(FIXED_HEAD, isHeadFixed && width > 0 && !isWider);
        if (rem > USUAL_REM_PX && isWider) setNeeded({ columns, rem: width / rem });
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isMobile, isHeadFixed, columns, least],
  );
  return { place, isTooNarrow: least !== undefined };
};

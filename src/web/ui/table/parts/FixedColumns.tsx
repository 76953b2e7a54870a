import { type RefObject, useLayoutEffect } from 'react';

const setWidths = (cells: readonly HTMLElement[], widths: readonly string[]): void =>
  cells.forEach(({ style }, index) => style.setProperty('width', widths[index] ?? ''));

type FixedColumnsProps = {
  /** The table's element. */
  table: RefObject<HTMLTableElement | null>;
};

/**
 * Keeps the column widths of the first rows while rows come and go: as shares of the table's width, measured again for
 * larger text. A table that is wider than its place stays so, and scrolls.
 *
 * Use it right after the table's element, with a key that changes with its columns.
 */
export const FixedColumns = ({ table }: FixedColumnsProps): null => {
  useLayoutEffect(() => {
    const element = table.current;
    const head = element?.tHead;
    if (!element || !head) return undefined;
    const cells = [...head.querySelectorAll<HTMLElement>('th')];
    const own = cells.map(({ style }) => style.width);
    const free = (): void => {
      setWidths(cells, own);
      element.style.removeProperty('table-layout');
      element.style.removeProperty('min-width');
    };
    const fix = (): void => {
      const whole = element.getBoundingClientRect().width;
      setWidths(
        cells,
        cells.map((cell) => `${(100 * cell.getBoundingClientRect().width) / whole}%`),
      );
      element.style.setProperty('table-layout', 'fixed');
      if (whole > (element.parentElement?.clientWidth ?? whole) + 1)
        element.style.setProperty('min-width', `${whole}px`);
    };
    fix();
    // With larger text the columns of before are too narrow, and what does not wrap would lie over the next one.
    let height = head.offsetHeight;
    const observer = new ResizeObserver(() => {
      if (head.offsetHeight === height) return;
      free();
      fix();
      height = head.offsetHeight;
    });
    observer.observe(head);
    return () => {
      observer.disconnect();
      free();
    };
  }, [table]);
  return null;
};

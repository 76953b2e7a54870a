import { type RefObject, useLayoutEffect } from 'react';

const setWidths = (cells: readonly HTMLElement[], widths: readonly string[]): void =>
  cells.forEach(({ style }, index) => style.setProperty('width', widths[index] ?? ''));

type FixedColumnsProps = {
  /** The table's element. */
  table: RefObject<HTMLTableElement | null>;
};

/**
 * Keeps the column widths of the first rows while rows come and go: as shares of the table's width. A table that is
 * wider than its place stays so, and scrolls.
 *
 * Use it right after the table's element, with a key that changes with its columns.
 */
export const FixedColumns = ({ table }: FixedColumnsProps): null => {
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return undefined;
    const cells = [...element.querySelectorAll<HTMLElement>('thead th')];
    const own = cells.map(({ style }) => style.width);
    const whole = element.getBoundingClientRect().width;
    setWidths(
      cells,
      cells.map((cell) => `${(100 * cell.getBoundingClientRect().width) / whole}%`),
    );
    element.style.setProperty('table-layout', 'fixed');
    if (whole > (element.parentElement?.clientWidth ?? whole) + 1) element.style.setProperty('min-width', `${whole}px`);
    return () => {
      setWidths(cells, own);
      element.style.removeProperty('table-layout');
      element.style.removeProperty('min-width');
    };
  }, [table]);
  return null;
};

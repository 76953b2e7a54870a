// What survives when the first rows of a long list make room for its window.

/** A control of a list: the position of its row, and its own position in the row. */
export type Place = { row: number; control: number };

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
];

const rowsOf = (list: Element): Element[] => [...(list instanceof HTMLTableElement ? list.rows : list.children)];

/** The first rows of the list or table with this name, while they are still in the document; placeholders are none. */
export const firstRows = (kind: 'ul' | 'table', label = ''): HTMLElement | null =>
  document.querySelector(`${kind}[aria-label="${CSS.escape(label)}"]:not([aria-busy="true"])`);

/** Where the focus is in the first rows of the list with this name. */
export const focusedPlace = (label = ''): Place | undefined => {
  const { activeElement: focused } = document;
  const list = firstRows('ul', label) ?? firstRows('table', label);
  if (!focused || !list?.contains(focused)) return undefined;
  const rows = rowsOf(list);
  const row = rows.findIndex((each) => each.contains(focused));
  const control = controlsOf(rows[row] ?? list).findIndex((each) => each === focused);
  return control === -1 ? undefined : { row, control };
};

/** The focus goes to this control of a row. */
export const focusControl = (row: Element | null | undefined, control: number): void =>
  (row ? controlsOf(row) : [])[control]?.focus({ preventScroll: true });

/** Resolves when nothing is held down: a press is lost when its control goes away before it ends. */
export const betweenPresses = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector(':active')) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });

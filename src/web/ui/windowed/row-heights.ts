import type { SteadyLayout } from './steady-layout.ts';

/** Tells the layout how high rows are, when they come and when they change. */
export class RowHeights {
  readonly #layout: SteadyLayout;
  readonly #keys = new Map<Element, string>();
  readonly #observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) this.#tell(target, borderBoxSize[0]?.blockSize ?? 0);
  });

  constructor(layout: SteadyLayout) {
    this.#layout = layout;
  }

  /**
   * Measures a row before it is shown, and from then on; returns the end of that. It only reads: of all rows that come
   * together the first one has the page laid out.
   */
  watch(key: string, row: Element): () => void {
    this.#keys.set(row, key);
    this.#tell(row, row.getBoundingClientRect().height);
    this.#observer.observe(row);
    return () => {
      this.#observer.unobserve(row);
      this.#keys.delete(row);
    };
  }

  /** What is hidden has no height. */
  #tell(row: Element, height: number): void {
    const key = this.#keys.get(row);
    if (key !== undefined && height > 0) this.#layout.measured(key, height);
  }
}

import type { RefObject } from 'react';
import { type LayoutInfo, ListLayout, type Rect, Size } from 'react-aria-components/Virtualizer';

/** What scrolls when an element does not fit: the nearest one around it that can, else the page. */
export const scrollerOf = (element: HTMLElement | null): Element | null => {
  for (let around = element?.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around;
  }
  return document.scrollingElement;
};

/** Less is not seen, and browsers round sizes. */
const SMALLEST_CHANGE_PX = 0.5;

/** Rows one below the other, which stay where they are on the screen when a row above it turns out higher or lower. */
export class SteadyLayout extends ListLayout<object> {
  readonly #holder: RefObject<HTMLElement | null>;
  #moved = 0;

  constructor(holder: RefObject<HTMLElement | null>) {
    super();
    this.#holder = holder;
  }

  /**
   * Elements of one type are used again. A row keeps its own: an element that comes back elsewhere counts as a layout
   * shift.
   */
  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const infos = super.getVisibleLayoutInfos(rect);
    for (const info of infos) {
      info.type = `row ${info.key}`;
      // The library would measure each row by itself, and lay out the page twice for it.
      info.estimatedSize = false;
    }
    return infos;
  }

  /** The height of a row in the document, in px. */
  measured(key: string, height: number): void {
    const rect = this.getLayoutInfo(key)?.rect;
    if (rect && Math.abs(rect.height - height) >= SMALLEST_CHANGE_PX)
      this.virtualizer?.updateItemSize(key, new Size(rect.width, height));
  }

  /** The holder is as high as its rows, and what was measured holds for every height. */
  override shouldInvalidate(now: Rect, before: Rect): boolean {
    return now.width !== before.width;
  }

  override updateItemSize(key: string | number, size: Size): boolean {
    const { y, height } = this.getLayoutInfo(key)?.rect ?? { y: 0, height: size.height };
    const hasChanged = super.updateItemSize(key, size);
    if (hasChanged && y < (this.virtualizer?.visibleRect.y ?? 0)) this.#move(size.height - height);
    return hasChanged;
  }

  /** Once for all rows that are measured together, when they have their new places. */
  #move(distance: number): void {
    if (this.#moved === 0) {
      queueMicrotask(() => {
        scrollerOf(this.#holder.current)?.scrollBy({ top: this.#moved, behavior: 'instant' });
        this.#moved = 0;
      });
    }
    this.#moved += distance;
  }
}

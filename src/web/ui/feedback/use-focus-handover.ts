import { type RefObject, useLayoutEffect } from 'react';

/**
 * When the element leaves the page with the focus in it, the part around it gets the focus: the page's main part, or a
 * dialog. Otherwise the next Tab would begin at the top of the document (WCAG 2.4.3).
 */
export const useFocusHandover = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [ref]);
};

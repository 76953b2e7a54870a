import { type RefObject, useEffect } from 'react';

/** By then a dialog that closes has returned the focus by itself. */
const SETTLED_MS = 100;

/** Watches the document until the returned function is called. */
const keepFocus = (main: RefObject<HTMLElement | null>): (() => void) => {
  let last: Element | undefined;
  /** A dialog keeps the focus by itself. */
  const isLost = (): boolean =>
    last?.isConnected === false &&
    document.activeElement === document.body &&
    !document.querySelector('[role$=dialog]');
  const giveBack = (): void => {
    if (isLost()) main.current?.focus({ preventScroll: true });
  };
  const remember = ({ target }: FocusEvent): void => {
    last = target as Element;
  };
  const observer = new MutationObserver(() => {
    if (isLost()) setTimeout(giveBack, SETTLED_MS);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
};

/**
 * Gives the focus to the page when the element that had it leaves, as a button does that is needed no more. Otherwise
 * the next Tab would begin at the top of the document (WCAG 2.4.3).
 */
export const useFocusKept = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => keepFocus(main), [main]);
};

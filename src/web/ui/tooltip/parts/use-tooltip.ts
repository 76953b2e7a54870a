import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Closes the open tooltip: there is only one at a time. */
let closeOther = (): void => undefined;

type TooltipState = {
  /** Around the control. */
  anchor: RefObject<HTMLSpanElement | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** For the anchor. */
  events: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

/** Escape closes only the tooltip; so does scrolling, which would separate it from its control. */
const useClosing = (isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', handleKey, true);
    document.addEventListener('scroll', close, true);
    return () => {
      document.removeEventListener('keydown', handleKey, true);
      document.removeEventListener('scroll', close, true);
    };
  }, [isOpen, close]);
};

/** When a tooltip shows: after a delay on hover, at once on keyboard focus. */
export const useTooltip = (delayMs: number): TooltipState => {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  const open = useCallback(() => {
    if (closeOther !== close) closeOther();
    closeOther = close;
    setOpen(true);
  }, [close]);
  useEffect(() => close, [close]);
  useClosing(isOpen, close);
  return {
    anchor,
    isOpen,
    open,
    close,
    events: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') timer.current = setTimeout(open, delayMs);
      },
      onPointerLeave: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch' && !currentTarget.querySelector(':focus-visible')) close();
        else clearTimeout(timer.current);
      },
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) open();
      },
      onBlur: close,
    },
  };
};

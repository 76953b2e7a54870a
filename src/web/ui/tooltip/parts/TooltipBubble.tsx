import { type ReactElement, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from '../Tooltip.module.css';

type TooltipBubbleProps = {
  /** Around the control, which is its first element. */
  anchor: RefObject<HTMLElement | null>;
  /** A few words. */
  text: string;
};

const GAP_PX = 6;
const MARGIN_PX = 8;

/** Above the control and centred on it; below where there is no room; never over an edge of the window. */
const place = (bubble: HTMLElement, control: Element): void => {
  const { top, bottom, left, width } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = bubble;
  const above = top - GAP_PX - offsetHeight;
  const centred = left + (width - offsetWidth) / 2;
  const rightmost = document.documentElement.clientWidth - offsetWidth - MARGIN_PX;
  style.top = `${above >= MARGIN_PX ? above : bottom + GAP_PX}px`;
  style.left = `${Math.max(MARGIN_PX, Math.min(centred, rightmost))}px`;
};

/**
 * The tooltip's content, which describes the control while it shows.
 *
 * Use it in Tooltip and ReasonTooltip, while they are open.
 */
export const TooltipBubble = ({ anchor, text }: TooltipBubbleProps): ReactElement => {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!control || !bubble.current) return undefined;
    place(bubble.current, control);
    if (control.hasAttribute('aria-describedby')) return undefined;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [anchor, id]);
  return createPortal(
    <div className={styles.tooltip} ref={bubble} id={id} role="tooltip">
      {text}
    </div>,
    document.body,
  );
};

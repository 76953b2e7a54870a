import type { ReactElement, ReactNode } from 'react';
import { TooltipBubble } from './parts/TooltipBubble.tsx';
import { useTooltip } from './parts/use-tooltip.ts';
import styles from './Tooltip.module.css';

type TooltipProps = {
  /** A few words; no links, since the pointer cannot reach them. */
  text: string;
  /** One focusable control of this library: a Button, an IconButton, a Link. */
  children: ReactNode;
};

const DELAY_MS = 400;

/**
 * A further description of a control, on hover and focus.
 *
 * Use it for the name of an icon or a detail on the side. Why a control is disabled is a ReasonTooltip.
 *
 * Anatomy: the control; above it, or below where there is no room, the text: at once on focus, after a moment on hover.
 *
 * Do:
 * - Write a few words, without a full stop.
 * - Put it around one control that takes the focus.
 *
 * Don't:
 * - Make it the only place of needed information: touch does not show it.
 * - Repeat the visible label.
 * - Put it around plain text: the keyboard does not get there.
 *
 * Keyboard: the focus shows it, Escape hides it.
 */
export const Tooltip = ({ text, children }: TooltipProps): ReactElement => {
  const { anchor, isOpen, close, events } = useTooltip(DELAY_MS);
  return (
    <span
      className={styles.anchor}
      ref={anchor}
      role="presentation"
      {...events}
      onPointerDown={close}
      onKeyDown={close}
    >
      {children}
      {isOpen && <TooltipBubble anchor={anchor} text={text} />}
    </span>
  );
};

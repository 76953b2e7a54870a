import type { ReactElement, ReactNode } from 'react';
import { TooltipBubble } from './parts/TooltipBubble.tsx';
import { useTooltip } from './parts/use-tooltip.ts';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  /** A few words; no links, since the pointer cannot reach them. */
  text: string;
  /** One focusable control of this library: a Button, an IconButton, a Link. */
  children: ReactNode;
};

const DELAY_MS = 400;

/**
 * A further description of a control, on hover and focus. Never the only place of needed information: touch does not
 * show it.
 *
 * Use it for the name of an icon or a detail on the side. Why a control is disabled is a ReasonTooltip.
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

import type { PointerEvent, ReactElement, ReactNode } from 'react';
import { TooltipBubble } from './parts/TooltipBubble.tsx';
import { useTooltip } from './parts/use-tooltip.ts';
import styles from './Tooltip.module.css';

type ReasonTooltipProps = {
  /** A sentence that says what to do first: 'Choose a country.'. */
  reason: string;
  /** The disabled control first, and any descriptions of it. */
  children: ReactNode;
};

/**
 * Shows at once why a control is disabled: on hover, on focus and, without either, on touch.
 *
 * Use it by a Button's `disabledReason`; by itself only around other controls.
 *
 * Anatomy: the control; above it, or below where there is no room, the reason.
 *
 * Do:
 * - Say in one sentence what to do first: "Choose a country."
 * - Disable the control by `aria-disabled`, so that the focus still reaches it.
 *
 * Don't:
 * - Say only that it is not possible.
 * - Put a link into the reason: the pointer cannot reach it.
 *
 * Keyboard: the control stays focusable, and the focus shows the reason.
 */
export const ReasonTooltip = ({ reason, children }: ReasonTooltipProps): ReactElement => {
  const { anchor, isOpen, open, close, events } = useTooltip(0);
  const handleTouch = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') (isOpen ? close : open)();
  };
  return (
    <span className={styles.anchor} ref={anchor} role="presentation" {...events} onPointerUp={handleTouch}>
      {children}
      {isOpen && <TooltipBubble anchor={anchor} text={reason} />}
    </span>
  );
};

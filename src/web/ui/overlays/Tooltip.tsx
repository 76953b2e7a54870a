import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  text: string;
  /** One focusable control of this library: a Button, an IconButton, a Link. */
  children: ReactNode;
}

const DELAY_MS = 400;

/** A second name for a control, on hover and focus. Nothing that is needed may stand here alone: touch never shows it. */
export const Tooltip = ({ text, children }: TooltipProps): ReactElement => (
  <TooltipTrigger delay={DELAY_MS} closeDelay={0}>
    {children}
    <AriaTooltip className={styles.tooltip} offset={6}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
);

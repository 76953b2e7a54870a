import { type ReactElement, type ReactNode, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

export interface ReasonTooltipProps {
  reason: string;
  /** The refused control, first, and whatever describes it. */
  children: ReactNode;
}

/** Says at once why a control refuses: on hover, on focus and, where neither exists, on touch. */
export const ReasonTooltip = ({ reason, children }: ReasonTooltipProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const handleTouch = (event: React.PointerEvent): void => {
    if (event.pointerType === 'touch') setOpen((wasOpen) => !wasOpen);
  };
  return (
    <TooltipTrigger delay={0} closeDelay={0} isOpen={isOpen} onOpenChange={setOpen} shouldCloseOnPress={false}>
      <span className={styles.anchor} onPointerUp={handleTouch} role="presentation">
        {children}
      </span>
      <AriaTooltip className={styles.tooltip} offset={6}>
        {reason}
      </AriaTooltip>
    </TooltipTrigger>
  );
};

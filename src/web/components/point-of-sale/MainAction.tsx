import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '#web/ui/actions/Button.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import styles from './MainAction.module.css';

export interface MainActionProps extends Omit<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  /** A quiet way out, beside the button. */
  aside?: ReactNode;
}

/** The one next step. On narrow screens it is fixed to the bottom edge, where the thumb is. */
export const MainAction = ({ aside, ...button }: MainActionProps): ReactElement => {
  const isMobile = useIsMobile();
  return (
    <>
      <div className={styles.bar}>
        <Button {...button} variant="primary" size="large" isFullWidth={isMobile} />
        {aside}
      </div>
      <div className={styles.space} aria-hidden />
    </>
  );
};

import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '#web/ui/actions/Button.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import styles from './MainAction.module.css';

type ActionBarProps = {
  /** The main button, and up to two quieter ones. */
  children: ReactNode;
};

/** After a press the next step's bar is under the same finger: the second click of a double one is not meant for it. */
const ignoreSecondClick = (event: MouseEvent): void => {
  if (event.detail <= 1) return;
  event.stopPropagation();
  // What links and forms do by themselves as well.
  event.preventDefault();
};

/** Holds the next step. On narrow screens it is fixed to the bottom edge, where the thumb is. */
export const ActionBar = ({ children }: ActionBarProps): ReactElement => (
  <div className={styles.bar} onClickCapture={ignoreSecondClick}>
    {children}
  </div>
);

type MainActionProps = {
  /** A secondary action beside the button. */
  aside?: ReactNode;
} & Omit<ButtonProps, 'variant' | 'size' | 'isFullWidth'>;

/**
 * The one next step of a screen of the point of sale.
 *
 * Use it once on a screen; it brings its ActionBar. At 44 px and more it is reached by a thumb, and everything else on
 * the screen is quieter.
 *
 * Anatomy: the button, filled and as wide as a phone; beside it the aside.
 *
 * Do:
 * - Say what will happen: Sell, Top Up. Continue is for a step that only leads on.
 * - Give `disabledReason` while something is missing: the button then says what.
 *
 * Don't:
 * - Show two: the other one is `aside`, and quiet.
 *
 * Keyboard: Enter in a field presses it where `form` names the field's form.
 */
export const MainAction = ({ aside, ...button }: MainActionProps): ReactElement => {
  const isMobile = useIsMobile();
  return (
    <ActionBar>
      <Button {...button} variant="primary" size="large" isFullWidth={isMobile} />
      {aside}
    </ActionBar>
  );
};

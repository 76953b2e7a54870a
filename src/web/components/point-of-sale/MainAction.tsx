import type { ReactElement, ReactNode } from 'react';
import { Button, type ButtonProps } from '#web/ui/actions/Button.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { ActionBar } from './ActionBar.tsx';

export type MainActionProps = {
  /** A secondary action beside the button. */
  aside?: ReactNode;
} & Omit<ButtonProps, 'variant' | 'size' | 'isFullWidth'>;

/**
 * The one next step of a screen of the point of sale.
 *
 * Use it inside ActionBar, once: at 44 px and more it is reached by a thumb. Everything else on the screen is quieter.
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

import type { ReactElement, ReactNode } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import styles from './InlineAction.module.css';

export type InlineActionProps = {
  children: ReactNode;
  onPress: () => void;
};

/** A quiet button in place of a value: aligned by its text, not by its edge. */
export const InlineAction = ({ children, onPress }: InlineActionProps): ReactElement => (
  <span className={styles.action}>
    <Button variant="quiet" size="small" onPress={onPress}>
      {children}
    </Button>
  </span>
);

import type { ReactElement } from 'react';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './Wait.module.css';

type WaitProps = {
  /** What is waited for. */
  text: string;
};

/** Says the reason when it takes longer than a moment. */
export const Wait = ({ text }: WaitProps): ReactElement => (
  <div className={styles.wait}>
    <Spinner />
    <p className={styles.text}>{text}</p>
  </div>
);

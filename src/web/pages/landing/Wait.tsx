import type { ReactElement } from 'react';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './Wait.module.css';

/** Empty at first; says the reason when it takes longer than a moment. */
export const Wait = ({ text }: { text?: string }): ReactElement => (
  <div className={styles.wait}>
    <Spinner />
    {text !== undefined && <p>{text}</p>}
  </div>
);

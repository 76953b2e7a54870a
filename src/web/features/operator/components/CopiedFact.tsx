import type { ReactElement } from 'react';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import styles from './CopiedFact.module.css';

type CopiedFactProps = {
  /** The label of the fact, which names the copy button. */
  label: string;
  /** An id or a number that is pasted elsewhere. */
  value: string;
};

/** An id as the value of a fact: on one line, with a button that copies it. */
export const CopiedFact = ({ label, value }: CopiedFactProps): ReactElement => (
  <div className={styles.fact}>
    <CopyField label={label} isLabelHidden value={value} appearance="inline" />
  </div>
);

import type { ReactElement, ReactNode } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { ChevronRightIcon } from '#web/ui/icons.ts';
import styles from './LinkedFigure.module.css';

type LinkedFigureProps = {
  /** What is counted. */
  label: string;
  /** The list that the figure counts: its name, its number and its notes are one link. */
  href?: string;
  /** The Figure. */
  children: ReactElement;
  /** Below it, what it is made of. */
  note?: string | undefined;
  /** Below that, what it is compared with. */
  change?: ReactNode;
};

/** A figure of the desk, in a `dl` with the class `figures`; all of it leads to the list that it counts. */
export const LinkedFigure = ({ label, href, children, note, change }: LinkedFigureProps): ReactElement => (
  <div className={styles.figure}>
    <dt className={styles.label}>
      {href === undefined ? (
        label
      ) : (
        <Link href={href} variant="plain" icon={ChevronRightIcon} iconAt="end">
          {label}
        </Link>
      )}
    </dt>
    <dd className={styles.value}>{children}</dd>
    {note !== undefined && <dd className={styles.note}>{note}</dd>}
    {change !== undefined && <dd className={styles.note}>{change}</dd>}
  </div>
);

import type { ReactElement } from 'react';
import styles from './TravellerName.module.css';

type TravellerNameProps = {
  /** The number of the line in the list. */
  line: number;
  /** Who it is: name, e-mail address, or both. */
  name: string;
};

/** A traveller of a list, whose numbers are below each other. */
export const TravellerName = ({ line, name }: TravellerNameProps): ReactElement => (
  <span className={styles.traveller}>
    <span className={styles.line}>{line}.</span> <span>{name}</span>
  </span>
);

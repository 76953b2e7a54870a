import type { ReactElement } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.ts';
import { classes } from '#web/ui/props.ts';
import styles from './Change.module.css';

type ChangeProps = {
  /** By how much; its sign is that of the text. */
  by: number;
  /** The change and what it is compared with, in words. */
  text: string;
  /** For figures of which fewer are better. */
  isRiseBad?: boolean;
};

const MINUS = '\u2212';

/** A rise or a fall by its arrow and its sign, and in a colour that says whether that is good. */
export const Change = ({ by, text, isRiseBad = false }: ChangeProps): ReactElement => {
  const isGood = by > 0 !== isRiseBad;
  return (
    <span className={classes(styles.change, by !== 0 && (isGood ? styles.good : styles.bad))}>
      {by !== 0 && <Icon of={by > 0 ? ArrowUpIcon : ArrowDownIcon} size={14} />}
      <span>{text.replace(/^-/, MINUS)}</span>
    </span>
  );
};

import { type ReactElement, type ReactNode, useId } from 'react';
import { classes } from '#web/ui/props.ts';
import styles from './Section.module.css';

type SectionProps = {
  /** The target of a link on the page. */
  id?: string;
  /** The headline. */
  title: string;
  /** One line below it. */
  lead?: string;
  /** On the quieter of the two backgrounds, to set sections apart. */
  isRaised?: boolean;
  /** The content, below both. */
  children: ReactNode;
};

/** A part of the landing page: headline, one line, content. */
export const Section = ({ id, title, lead, isRaised = false, children }: SectionProps): ReactElement => {
  const titleId = useId();
  return (
    <section
      className={classes(styles.section, isRaised && styles.raised)}
      aria-labelledby={titleId}
      {...(id && { id })}
    >
      <div className={styles.inner}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
};

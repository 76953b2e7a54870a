import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#web/ui/actions/Link.tsx';
import { ArrowLeftIcon } from '#web/ui/icons.ts';
import { classes } from '#web/ui/props.ts';
import { headerHeight } from './header-heights.ts';
import styles from './PageFrame.module.css';

type PageFrameProps = {
  /** The page's heading, its only one of level 1. */
  title: string;
  /** One line below the title. */
  context?: ReactNode;
  /** The page's main number: a Figure. */
  figure?: ReactNode;
  /** Buttons for the whole page. */
  actions?: ReactNode;
  /** What the content is chosen by: its time, search and filters. They are at the foot of the band. */
  tools?: ReactNode;
  /** The page above this one, as a link before the title. */
  back?: { href: string; label: string } | undefined;
  /** The content, below the band. */
  children: ReactNode;
};

/** Set by the shell between the band and the content, for example the pages of the store. */
export const SubNavigationContext = createContext<ReactNode>(null);

const Band = ({ title, context, figure, actions, back }: Omit<PageFrameProps, 'tools' | 'children'>): ReactElement => (
  <div className={styles.line}>
    <div className={styles.texts}>
      {back && (
        <Link href={back.href} variant="plain" icon={ArrowLeftIcon}>
          {back.label}
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      {context !== undefined && <div className={styles.context}>{context}</div>}
    </div>
    {figure !== undefined && <div className={styles.figure}>{figure}</div>}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
);

/**
 * A page: the header band with the height of its address, and the content below it.
 *
 * Use it for every page but the landing page and the point of sale.
 *
 * Anatomy: in the band the link to the page above, the title, the context below it, the main number and the buttons; at
 * its foot the pages of the area and the tools of the content. Below the band the content.
 *
 * Do:
 * - Name the page in the title as the navigation does.
 * - Put one number into `figure`: the number that people open the page for.
 * - Put what limits or orders the whole content into `tools`; on a phone they are below each other where a row has no room.
 * - Show the band at once, while the content still loads.
 *
 * Don't:
 * - Write another heading of level 1.
 * - Put actions of one record into `actions`: they belong beside the record.
 */
export const PageFrame = ({ tools, children, ...band }: PageFrameProps): ReactElement => {
  const height = headerHeight(useLocation().pathname);
  const subNavigation = useContext(SubNavigationContext);
  return (
    <>
      <header
        className={classes(styles.band, styles[`height-${height}`])}
        data-header-height={height}
        data-testid="page-header"
      >
        <div className={styles.inner}>
          <Band {...band} />
          {tools ? (
            <div className={styles.foot}>
              {subNavigation}
              <div className={styles.tools}>{tools}</div>
            </div>
          ) : (
            subNavigation
          )}
        </div>
      </header>
      <div className={styles.content}>{children}</div>
    </>
  );
};

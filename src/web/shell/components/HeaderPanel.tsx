import type { ReactElement } from 'react';
import styles from './HeaderPanel.module.css';
import { InfoCard } from '#web/components/page/InfoCard.tsx';

/** A hint above the header of a page (SHE-056). */
export type HeaderInfoCard = {
  title: string;
  subtitle: string;
  linkText: string;
  internalLink: string;
  /** The flag that stores its dismissal. */
  hideVar: string;
};

type HeaderPanelProps = {
  /** The content of the card: headline, text and link. */
  card: HeaderInfoCard;
  /** Called with the card's own key, under which the caller stores that it was closed. */
  onHide: (hideVar: string) => void;
};

/** Shows a header info card across the page, above its header band; not on mobile (STO-005, STO-006). */
export const HeaderPanel = ({ card, onHide }: HeaderPanelProps): ReactElement => {
  const { title, subtitle, linkText, internalLink, hideVar } = card;
  return (
    <div className={styles.panel} data-testid="header-panel">
      <div className={styles.inner}>
        <InfoCard
          title={title}
          subtitle={subtitle}
          linkText={linkText}
          href={internalLink}
          onHide={() => onHide(hideVar)}
        />
      </div>
    </div>
  );
};

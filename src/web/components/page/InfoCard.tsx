import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { CloseIcon } from '#web/ui/icons.ts';
import styles from './InfoCard.module.css';

type InfoCardProps = {
  /** What is new, in a few words. */
  title: string;
  /** What it is good for, in one sentence. */
  subtitle: string;
  /** A verb and its object. */
  linkText: string;
  /** Where the link leads. */
  href: string;
  /** Called to dismiss the card; the caller stores that. */
  onHide: () => void;
  /** Called when the link is followed, to close the menu around the card. */
  onFollow?: () => void;
};

/**
 * A hint that can be dismissed.
 *
 * Use it for hints that can be missed, in the menu and above a list. What holds until it is dealt with is a Banner.
 *
 * Anatomy: the title, a sentence, a link; at the end of the first line a button that dismisses it.
 *
 * Do:
 * - Store that it was hidden, for each hint by itself: a new one is shown again.
 *
 * Don't:
 * - Use it for what has to be done: it is gone for good once it was hidden.
 *
 * Keyboard: the link comes first, then the close button.
 */
export const InfoCard = ({ title, subtitle, linkText, href, onHide, onFollow }: InfoCardProps): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.card} aria-label={title}>
      <div className={styles.line}>
        <div className={styles.text}>
          <strong>{title}</strong>
          <p className={styles.subtitle}>{subtitle}</p>
          <span className={styles.link}>
            <Link href={href} {...(onFollow && { onPress: onFollow })}>
              {linkText}
            </Link>
          </span>
        </div>
        <IconButton label={t('infoCards.hide', { title })} icon={CloseIcon} size="small" onPress={onHide} />
      </div>
    </aside>
  );
};

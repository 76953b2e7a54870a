import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { CloseIcon } from '#web/ui/icons.ts';
import styles from './InfoCard.module.css';

export type InfoCardProps = {
  title: string;
  subtitle: string;
  linkText: string;
  href: string;
  /** Called to dismiss the card; the caller stores that. */
  onHide: () => void;
  onFollow?: () => void;
};

/** A hint that can be dismissed. */
export const InfoCard = ({ title, subtitle, linkText, href, onHide, onFollow }: InfoCardProps): ReactElement => {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.card} aria-label={title}>
      <div className={styles.line}>
        <div className={styles.text}>
          <strong className={styles.title}>{title}</strong>
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

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { ChevronRightIcon, PlusIcon, UserIcon, UsersIcon } from '#web/ui/icons.ts';
import styles from './CustomerTypeCards.module.css';

export const CUSTOMER_TYPES = ['new', 'existing', 'guest'] as const;

export type CustomerTypeCardsProps = {
  /** Where the sale to this type of customer starts. */
  href: (type: (typeof CUSTOMER_TYPES)[number]) => string;
};

const icons: Record<(typeof CUSTOMER_TYPES)[number], IconShape> = {
  new: PlusIcon,
  existing: UsersIcon,
  guest: UserIcon,
};

/**
 * The three types of customers, each a card that starts the sale.
 *
 * Use it on /store, which has exactly these three.
 *
 * Keyboard: each card is one link.
 */
export const CustomerTypeCards = ({ href }: CustomerTypeCardsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <ul className={styles.cards}>
      {CUSTOMER_TYPES.map((type) => (
        <li key={type} className={styles.card}>
          <Icon of={icons[type]} size={24} className={styles.icon ?? ''} />
          <div className={styles.text}>
            <h2 className={styles.title}>
              <Link href={href(type)} variant="plain">
                {t(`start.${type}.title`)}
              </Link>
            </h2>
            <p className={styles.hint}>{t(`start.${type}.text`)}</p>
          </div>
          <Icon of={ChevronRightIcon} className={styles.mark ?? ''} />
        </li>
      ))}
    </ul>
  );
};

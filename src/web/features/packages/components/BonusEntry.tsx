import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { JoinerBonus } from '#contract/storefront/model/joinerBonus.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { GiftIcon } from '#web/ui/icons.ts';
import styles from './BonusEntry.module.css';

export type BonusEntryProps = {
  /** The amount that is left, and its currency. */
  bonus: JoinerBonus;
  /** The inventory, from which the bonus can be spent. */
  href: string;
};

/**
 * The credit that a new reseller got, until the first sale.
 *
 * Use it on top of the preview until the first sale has used the bonus.
 */
export const BonusEntry = ({ bonus, href }: BonusEntryProps): ReactElement => {
  const { t } = useTranslation('shop');
  const words = useServerWords();
  const { money } = useFormat();
  return (
    <div className={styles.bonus}>
      <Icon of={GiftIcon} size={24} className={styles.icon ?? ''} />
      <span className={styles.texts}>
        <span className={styles.amount}>{money(bonus.amount, DEFAULT_CURRENCY)}</span>
        <Link href={href}>{words(bonus.name) || t('box.bonus')}</Link>
      </span>
    </div>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { JoinerBonus } from '#contract/storefront/model/joinerBonus.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { GiftIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './NoSales.module.css';

export type NoSalesProps = {
  /** Where sales channels are set up. */
  channelsHref: string;
  /** The welcome bonus, while it is to be shown. */
  bonus?: JoinerBonus | undefined;
};

/**
 * Stands in place of the charts before the first sale: what to do first, and what the welcome bonus is for (STO-017).
 *
 * Use it on the dashboard until the first sale. Later, a period without sales is said by ChartArea.
 */
export const NoSales = ({ channelsHref, bonus }: NoSalesProps): ReactElement => {
  const { t } = useTranslation('dashboard');
  const { money } = useFormat();
  const [before, link, after] = t('noSales.text').split(/<\/?link>/);
  return (
    <Card>
      <div className={styles.texts}>
        <p className={styles.text}>
          {before}
          <Link href={channelsHref}>{link}</Link>
          {after}
        </p>
        {bonus && (
          <p className={styles.bonus}>
            <Icon of={GiftIcon} size={20} />
            <span>{t('noSales.bonus', { amount: money(bonus.amount, DEFAULT_CURRENCY) })}</span>
          </p>
        )}
      </div>
    </Card>
  );
};

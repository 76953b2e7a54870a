import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ClockIcon, SuccessIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './PaymentResult.module.css';

export type PaymentResultProps = {
  /** `pending`: the payment goes on and will be shown in the purchase history. */
  result: 'success' | 'pending';
  /** Where the packages are, or will be. */
  inventoryHref: string;
  /** The list of the first day, for a purchase that was begun there: then that is the way on. */
  firstDayHref?: string | undefined;
};

/**
 * The outcome of the purchase, or that it continues without the browser.
 *
 * Use it on the page that a payment returns to.
 */
export const PaymentResult = ({ result, inventoryHref, firstDayHref }: PaymentResultProps): ReactElement => {
  const { t } = useTranslation('shop');
  return (
    <Card>
      <div className={styles.result} data-result={result}>
        <span className={styles[result]}>
          <Icon of={result === 'success' ? SuccessIcon : ClockIcon} size={40} />
        </span>
        <p className={styles.text}>{t(`result.${result}.text`)}</p>
        {firstDayHref !== undefined && (
          <Link href={firstDayHref} variant="primary" size="large">
            {t('result.toFirstDay')}
          </Link>
        )}
        <Link href={inventoryHref} variant={firstDayHref === undefined ? 'primary' : 'secondary'} size="large">
          {t('result.toInventory')}
        </Link>
      </div>
    </Card>
  );
};

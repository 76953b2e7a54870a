import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { ClockIcon, ErrorIcon, SuccessIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './PaymentResult.module.css';

export type PaymentResultProps = {
  /**
   * - `pending`: the payment goes on and will be shown in the purchase history
   * - `looking`: it is being looked up
   * - `unread`: it could not be looked up
   * - `none`: there is no payment
   */
  result: 'success' | 'pending' | 'failure' | 'looking' | 'unread' | 'none';
  /** Where the packages are, or will be. */
  inventoryHref: string;
  /** Where every payment is listed, for a result that is not known here. */
  historyHref: string;
  /** The list of the first day, for a purchase that was begun there: then that is the way on. */
  firstDayHref?: string | undefined;
};

const tones = {
  success: 'success',
  failure: 'failure',
  pending: 'pending',
  looking: 'pending',
  unread: 'pending',
  none: 'pending',
} as const;

const icons: Partial<Record<PaymentResultProps['result'], IconShape>> = { success: SuccessIcon, failure: ErrorIcon };

/** The outcome of the purchase, or that it continues without the browser. */
export const PaymentResult = (props: PaymentResultProps): ReactElement => {
  const { result, inventoryHref, historyHref, firstDayHref } = props;
  const { t } = useTranslation('shop');
  const isKnown = result === 'success' || result === 'pending';
  return (
    <Card>
      <div className={styles.result} data-result={result}>
        <span className={styles[tones[result]]}>
          <Icon of={icons[result] ?? ClockIcon} size={40} />
        </span>
        <p key={result} className={styles.text}>
          {t(`result.${result}.text`)}
        </p>
        {firstDayHref !== undefined && (
          <Link href={firstDayHref} variant="primary" size="large">
            {t('result.toFirstDay')}
          </Link>
        )}
        <Link
          href={isKnown ? inventoryHref : historyHref}
          variant={firstDayHref === undefined ? 'primary' : 'secondary'}
          size="large"
        >
          {isKnown ? t('result.toInventory') : t('result.toHistory')}
        </Link>
      </div>
    </Card>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from '#contract/operator/model/refund.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import styles from './RefundList.module.css';

type RefundListProps = {
  /** Oldest first; nothing is shown when there are none. */
  refunds: readonly Refund[];
  /** The page of the reseller, where a waiting refund is confirmed or declined. */
  resellerHref: string;
};

const tones: Record<Refund['state'], NonNullable<BadgeProps['tone']>> = {
  WAITING: 'warning',
  DECLINED: 'neutral',
  SENT: 'warning',
  REFUNDED: 'success',
  REFUSED: 'danger',
};

const useDetails = ({ state, enteredBy, enteredAt, settledBy, reference, creditNote }: Refund): string => {
  const { t } = useTranslation('operatorPayments');
  const { dateTime } = useFormat();
  const other = settledBy && t(state === 'DECLINED' ? 'refunds.declinedBy' : 'refunds.confirmedBy', { by: settledBy });
  const note = creditNote && t('refunds.creditNote', { number: creditNote });
  return [dateTime(enteredAt), enteredBy, other, reference, note].filter(Boolean).join(' · ');
};

const Entry = ({ refund, resellerHref }: { refund: Refund; resellerHref: string }): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const { money } = useFormat();
  const words = useServerWords();
  const { state, amount, reason, message } = refund;
  return (
    <div className={styles.refund}>
      <div className={styles.head}>
        <strong>{money(amount.value, amount.currencyCode)}</strong>
        <Badge tone={tones[state]}>{t(`refunds.states.${state}`)}</Badge>
      </div>
      <p>{reason}</p>
      {state !== 'REFUNDED' && state !== 'DECLINED' && <p className={styles.more}>{t(`refunds.texts.${state}`)}</p>}
      {message !== undefined && <p className={styles.more}>{words(message)}</p>}
      <p className={styles.more}>{useDetails(refund)}</p>
      {state === 'WAITING' && <Link href={resellerHref}>{t('refunds.toReseller')}</Link>}
    </div>
  );
};

/** Refunds of a payment by operators: how much, why, by whom, and what became of each. */
export const RefundList = ({ refunds, resellerHref }: RefundListProps): ReactElement | null => {
  const { t } = useTranslation('operatorPayments');
  if (refunds.length === 0) return null;
  return (
    <Card title={t('refunds.title')}>
      <List label={t('refunds.title')} items={refunds} itemKey={({ id }) => id} className={styles.refunds}>
        {(refund) => <Entry refund={refund} resellerHref={resellerHref} />}
      </List>
    </Card>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { fromMinor, toMinor } from '#domain/money.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import styles from './WaitingAdjustments.module.css';
import { WaitingChange } from '../../components/WaitingChange.tsx';

export type WaitingAdjustmentsProps = {
  /** Those that wait, oldest first; nothing is shown when there are none. */
  adjustments: readonly Adjustment[];
  /** The credit at present, in each currency that it was ever held in. */
  credits: readonly Sum[];
  /** Id of who is signed in, and cannot confirm an entry of their own. */
  operator: string | undefined;
  /** Called with the one to book. */
  onConfirm: (adjustment: Adjustment) => void;
  /** Called with the one to close without booking. */
  onDecline: (adjustment: Adjustment) => void;
  /** The page of the payment that is refunded. */
  paymentHrefOf: (id: string) => string;
  /** A call is under way: no button can be pressed. */
  isPending?: boolean;
};

const Waiting = ({
  adjustment,
  ...props
}: Omit<WaitingAdjustmentsProps, 'adjustments'> & { adjustment: Adjustment }) => {
  const { credits, operator, onConfirm, onDecline, paymentHrefOf, isPending = false } = props;
  const { t } = useTranslation('operatorResellers');
  const { money } = useFormat();
  const { value, currencyCode } = adjustment.amount;
  const amount = money(value, currencyCode);
  const before = credits.find((credit) => credit.currencyCode === currencyCode)?.value ?? 0;
  const after = fromMinor(toMinor(before) + toMinor(value));
  return (
    <WaitingChange
      name={`${amount} · ${t(`reasons.${adjustment.reason}`)}`}
      enteredBy={adjustment.operator}
      enteredAt={adjustment.createdAt}
      isOwn={adjustment.operatorId === operator}
      onConfirm={() => onConfirm(adjustment)}
      onDecline={() => onDecline(adjustment)}
      isPending={isPending}
    >
      <p className={styles.note}>{adjustment.note}</p>
      <p className={styles.note}>
        {t('waiting.credit', { before: money(before, currencyCode), after: money(after, currencyCode) })}
      </p>
      {adjustment.payment !== undefined && (
        <Link href={paymentHrefOf(adjustment.payment)}>{t('waiting.toPayment')}</Link>
      )}
    </WaitingChange>
  );
};

/**
 * Changes of a credit that wait for a second operator.
 *
 * Use it on the page of a reseller. What was booked is in the StatementTable.
 *
 * Keyboard: Tab reaches the two buttons of each.
 */
export const WaitingAdjustments = ({ adjustments, ...props }: WaitingAdjustmentsProps): ReactElement | null => {
  const { t } = useTranslation('operatorResellers');
  if (adjustments.length === 0) return null;
  return (
    <Card title={t('waiting.title')} subtitle={t('waiting.text')}>
      <List label={t('waiting.title')} items={adjustments} itemKey={({ id }) => id} className={styles.list}>
        {(adjustment) => <Waiting {...props} adjustment={adjustment} />}
      </List>
    </Card>
  );
};

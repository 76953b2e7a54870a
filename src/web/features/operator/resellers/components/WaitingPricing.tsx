import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingPricing as Change } from '#contract/operator/model/waitingPricing.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './WaitingAdjustments.module.css';
import { WaitingChange } from '../../components/WaitingChange.tsx';

export type WaitingPricingProps = {
  /** The discount that waits; nothing is shown without one. */
  change: Change | undefined;
  /** What holds at present. */
  now: Pick<Change, 'discountRate' | 'pricingGroup'>;
  /** Id of who is signed in, and cannot confirm an entry of their own. */
  operator: string | undefined;
  /** Called with the one to apply. */
  onConfirm: (change: Change) => void;
  /** Called with the one to close without applying it. */
  onDecline: (change: Change) => void;
  /** A call is under way: no button can be pressed. */
  isPending?: boolean;
};

/**
 * A large discount that waits for a second operator.
 *
 * Use it on the page of a reseller, beside WaitingAdjustments.
 *
 * Keyboard: Tab reaches the two buttons.
 */
export const WaitingPricing = (props: WaitingPricingProps): ReactElement | null => {
  const { change, now, operator, onConfirm, onDecline, isPending = false } = props;
  const { t } = useTranslation('operatorResellers');
  const { number, percent } = useFormat();
  if (!change) return null;
  const { belowCost = 0 } = change;
  const say = (key: 'pricing' | 'pricingNow', { discountRate, pricingGroup }: WaitingPricingProps['now']): string =>
    t(`waiting.${key}`, { rate: percent(discountRate / 100), group: pricingGroup || t('pricing.none') });
  return (
    <Card title={t('waiting.pricingTitle')} subtitle={t('waiting.pricingText')}>
      <WaitingChange
        name={say('pricing', change)}
        enteredBy={change.operator}
        enteredAt={change.createdAt}
        isOwn={change.operatorId === operator}
        onConfirm={() => onConfirm(change)}
        onDecline={() => onDecline(change)}
        isPending={isPending}
      >
        <p className={styles.note}>{say('pricingNow', now)}</p>
        {belowCost > 0 && <p className={styles.note}>{t('waiting.belowCost', { number: number(belowCost) })}</p>}
      </WaitingChange>
    </Card>
  );
};

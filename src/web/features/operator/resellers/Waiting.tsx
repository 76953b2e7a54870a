import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import type { WaitingPricing as Change } from '#contract/operator/model/waitingPricing.ts';
import { fromMinor, toMinor } from '#domain/money.ts';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { WaitingChange } from '../components/WaitingChange.tsx';
import type { ResellerCalls } from './use-reseller-calls.ts';
import styles from './Waiting.module.css';

type WaitingPricingProps = {
  /** The discount that waits; nothing is shown without one. */
  change: Change | undefined;
  /** What holds at present. */
  now: Pick<Change, 'discountRate' | 'pricingGroup'>;
  /** The id of the signed-in operator, who cannot confirm their own entries. */
  operator: string | undefined;
  /** Called with the one to apply. */
  onConfirm: (change: Change) => void;
  /** Called with the one to close without applying it. */
  onDecline: (change: Change) => void;
  /** A call is under way: no button can be pressed. */
  isPending?: boolean;
};

/** A large discount that waits for a second operator. */
const WaitingPricing = (props: WaitingPricingProps): ReactElement | null => {
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

type WaitingAdjustmentsProps = {
  /** Those that wait, oldest first; nothing is shown when there are none. */
  adjustments: readonly Adjustment[];
  /** The credit at present, in each currency that it was ever held in. */
  credits: readonly Sum[];
  /** The id of the signed-in operator, who cannot confirm their own entries. */
  operator: string | undefined;
  /** Called with the one to book. */
  onConfirm: (adjustment: Adjustment) => void;
  /** Called with the one to close without booking. */
  onDecline: (adjustment: Adjustment) => void;
  /** A call is under way: no button can be pressed. */
  isPending?: boolean;
};

type WaitingAdjustmentProps = Omit<WaitingAdjustmentsProps, 'adjustments'> & { adjustment: Adjustment };

const WaitingAdjustment = (props: WaitingAdjustmentProps): ReactElement => {
  const { adjustment, credits, operator, onConfirm, onDecline, isPending = false } = props;
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
        <Link href={paths.operatorPayment(adjustment.payment)}>{t('waiting.toPayment')}</Link>
      )}
    </WaitingChange>
  );
};

/** Changes of a credit that wait for a second operator. */
const WaitingAdjustments = ({ adjustments, ...props }: WaitingAdjustmentsProps): ReactElement | null => {
  const { t } = useTranslation('operatorResellers');
  if (adjustments.length === 0) return null;
  return (
    <Card title={t('waiting.title')} subtitle={t('waiting.text')}>
      <List label={t('waiting.title')} items={adjustments} itemKey={({ id }) => id} className={styles.list}>
        {(adjustment) => <WaitingAdjustment {...props} adjustment={adjustment} />}
      </List>
    </Card>
  );
};

type WaitingProps = {
  /** The reseller of the page. */
  reseller: Reseller;
  /** Its changes. */
  calls: ResellerCalls;
};

/** A discount and changes of the credit that wait for a second operator. */
export const Waiting = ({ reseller, calls }: WaitingProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { data: operator } = useGetOperator();
  const toast = useToast();
  const problemText = useProblemText();
  const { confirm, decline, confirmPricing, declinePricing } = calls;
  const onError = (error: unknown) => toast.error(problemText(error));
  const ends = { onSuccess: ({ state }: Adjustment) => toast.success(t(`adjust.done.${state}`)), onError };
  return (
    <>
      <WaitingPricing
        change={reseller.waitingPricing}
        now={reseller}
        operator={operator?.id}
        onConfirm={({ id }) =>
          confirmPricing.mutate({ id }, { onSuccess: () => toast.success(t('pricing.done')), onError })
        }
        onDecline={({ id }) =>
          declinePricing.mutate({ id }, { onSuccess: () => toast.success(t('pricing.declined')), onError })
        }
        isPending={confirmPricing.isPending || declinePricing.isPending}
      />
      <WaitingAdjustments
        adjustments={reseller.waitingAdjustments}
        credits={reseller.credits}
        operator={operator?.id}
        onConfirm={({ id }) => confirm.mutate({ id }, ends)}
        onDecline={({ id }) => decline.mutate({ id }, ends)}
        isPending={confirm.isPending || decline.isPending}
      />
    </>
  );
};

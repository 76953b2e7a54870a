import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRulesState } from '#contract/operator/model/priceRulesState.ts';
import type { WaitingPriceChange } from '#contract/operator/model/waitingPriceChange.ts';
import {
  getGetPriceChangeQueryKey,
  useConfirmPriceChange,
  useDeclinePriceChange,
  useGetPriceChange,
} from '#web/api/operator/packages/packages.ts';
import { useGetOperator } from '#web/api/operator/operators/operators.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from '../components/WaitingChange.module.css';
import { PriceDifference, type PriceDifferenceProps } from './components/PriceDifference.tsx';
import { PreviewModal } from './PreviewModal.tsx';
import { usePriceOutcome } from './use-price-outcome.ts';

type WaitingPriceChangesProps = {
  /** Those that wait, oldest first; nothing is shown when there are none. */
  changes: readonly WaitingPriceChange[];
  /** What holds at present, beside which each of them is shown. */
  now: PriceDifferenceProps['now'];
  /** Called with the one to look at, where it can be confirmed. */
  onLook: (change: WaitingPriceChange) => void;
  /** Called with the one to close without applying it. */
  onDecline: (change: WaitingPriceChange) => void;
  /** A call is under way: no button can be pressed. */
  isPending?: boolean;
};

type WaitingProps = Omit<WaitingPriceChangesProps, 'changes'> & { change: WaitingPriceChange };

const useName = ({ kind, rate, packages = 0 }: WaitingPriceChange): string => {
  const { t } = useTranslation('operatorPackages');
  const { date, number } = useFormat();
  if (kind === 'RULES') return t('waiting.RULES');
  if (kind === 'SALE') return t('waiting.SALE', { count: packages, number: number(packages) });
  return t('waiting.RATE', {
    currency: rate?.currency ?? '',
    rate: number(rate?.rate ?? 0, { maximumFractionDigits: 6 }),
    date: rate ? date(rate.asOf) : '',
  });
};

const Waiting = ({ change, now, onLook, onDecline, isPending = false }: WaitingProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const { dateTime } = useFormat();
  const name = useName(change);
  const entered = { operator: change.operator ?? t('waiting.command'), at: dateTime(change.createdAt) };
  return (
    <div className={styles.waiting}>
      <div className={styles.about}>
        <strong>{name}</strong>
        <PriceDifference change={change} now={now} />
        <p className={styles.more}>{t('waiting.entered', entered)}</p>
      </div>
      <div className={styles.actions}>
        <Button onPress={() => onDecline(change)} isPending={isPending} aria-label={`${t('waiting.decline')}: ${name}`}>
          {t('waiting.decline')}
        </Button>
        <Button onPress={() => onLook(change)} aria-label={`${t('waiting.look')}: ${name}`}>
          {t('waiting.look')}
        </Button>
      </div>
    </div>
  );
};

/** Rules, rates and packages below cost that wait for a second operator. */
const WaitingPriceChanges = ({ changes, ...props }: WaitingPriceChangesProps): ReactElement | null => {
  const { t } = useTranslation('operatorPackages');
  if (changes.length === 0) return null;
  return (
    <Card title={t('waiting.title')} subtitle={t('waiting.text')}>
      <List label={t('waiting.title')} items={changes} itemKey={({ id }) => id} className={styles.list}>
        {(change) => <Waiting {...props} change={change} />}
      </List>
    </Card>
  );
};

type LookProps = { change: WaitingPriceChange; now: PriceRulesState; onClose: () => void };

/** What it would change now, and the button that confirms it. */
const Look = ({ change, now, onClose }: LookProps): ReactElement => {
  const { id, operatorId: enteredBy } = change;
  const { t } = useTranslation('operatorPackages');
  const { data: operator } = useGetOperator();
  const preview = useGetPriceChange(id, { query: { gcTime: 0, staleTime: 0 } });
  const outcome = usePriceOutcome(getGetPriceChangeQueryKey(id), { done: t('waiting.done'), onDone: onClose });
  const confirm = useConfirmPriceChange({ mutation: outcome });
  return (
    <PreviewModal
      about={<PriceDifference change={change} now={now} />}
      preview={preview}
      apply={confirm}
      applyLabel={t('waiting.confirm')}
      disabledReason={operator !== undefined && enteredBy === operator.id ? t('waiting.own') : undefined}
      onApply={(seen) => confirm.mutate({ id, data: { seen } })}
      onClose={onClose}
    />
  );
};

type WaitingPricesProps = {
  /** What holds, and what waits. */
  state: PriceRulesState;
};

/** What waits for a second operator, who looks at it and confirms it, or declines it. */
export const WaitingPrices = ({ state }: WaitingPricesProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const [looked, setLooked] = useState<WaitingPriceChange>();
  const toast = useToast();
  const problemText = useProblemText();
  const outcome = usePriceOutcome(['declined'], { done: t('waiting.declined'), onDone: () => setLooked(undefined) });
  const decline = useDeclinePriceChange({
    mutation: { ...outcome, onError: (error) => toast.error(problemText(error)) },
  });
  return (
    <>
      <WaitingPriceChanges
        changes={state.waiting}
        now={state}
        onLook={setLooked}
        onDecline={({ id }) => decline.mutate({ id })}
        isPending={decline.isPending}
      />
      {looked && <Look change={looked} now={state} onClose={() => setLooked(undefined)} />}
    </>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingPriceChange } from '#contract/operator/model/waitingPriceChange.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';
import { PriceDifference, type PriceDifferenceProps } from './PriceDifference.tsx';
import styles from '../../components/WaitingChange.module.css';

export type WaitingPriceChangesProps = {
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

/**
 * Rules, rates and packages below cost that wait for a second operator.
 *
 * Use it beside the price rules. What it makes of them is shown at once, what it does to packages before it is confirmed.
 *
 * Keyboard: Tab reaches the two buttons of each.
 */
export const WaitingPriceChanges = ({ changes, ...props }: WaitingPriceChangesProps): ReactElement | null => {
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

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthlyAccount } from '#contract/operator/model/monthlyAccount.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './MonthFigures.module.css';

export type MonthFiguresProps = {
  /** What a month did to the credit in one currency. */
  account: MonthlyAccount;
};

const figures = [
  'opening',
  'topUps',
  'takenBack',
  'sales',
  'refunds',
  'adjustments',
  'bonus',
  'closing',
] as const satisfies readonly (keyof MonthlyAccount)[];

const alwaysShown: ReadonlySet<string> = new Set(['opening', 'topUps', 'sales', 'refunds', 'closing']);

/**
 * The credit before and after a month, and what changed it.
 *
 * Use it above the lines of the month, one for each currency.
 */
export const MonthFigures = ({ account }: MonthFiguresProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { money } = useFormat();
  const { hash } = account;
  const facts = figures.flatMap((key): Fact[] => {
    const { value, currencyCode } = account[key];
    if (value === 0 && !alwaysShown.has(key)) return [];
    return [{ key, label: t(`month.${key}`), value: money(value, currencyCode) }];
  });
  const proof: Fact[] =
    hash === undefined
      ? []
      : [{ key: 'hash', label: t('month.hash'), value: <code className={styles.hash}>{hash}</code>, isWide: true }];
  return (
    <Card title={t('facts.credit', { currency: account.closing.currencyCode })}>
      <FactList facts={[...facts, ...proof]} />
    </Card>
  );
};

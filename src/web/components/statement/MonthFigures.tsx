import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthlyAccount } from '#contract/storefront/model/monthlyAccount.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './MonthFigures.module.css';

type MonthFiguresProps = {
  /** What a month did to the credit in one currency. */
  account: MonthlyAccount;
  /** The hash of the newest entry, for operators. */
  hash?: string | undefined;
};

const FIGURES = [
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
 * The credit in one currency before and after a month, and what changed it.
 *
 * Use it above the changes of a month, once for each currency.
 *
 * Anatomy: a card with the currency in its title and a list of figures. What did not happen is left out, apart from top-ups,
 * sales and refunds.
 *
 * Do:
 * - Show one for each currency that the credit was held in.
 *
 * Don't:
 * - Show the hash to resellers.
 */
export const MonthFigures = ({ account, hash }: MonthFiguresProps): ReactElement => {
  const { t } = useTranslation('statement');
  const { money } = useFormat();
  const facts = FIGURES.flatMap((key): Fact[] => {
    const { value, currencyCode } = account[key];
    if (value === 0 && !alwaysShown.has(key)) return [];
    return [{ key, label: t(key), value: money(value, currencyCode) }];
  });
  const proof: Fact[] =
    hash === undefined
      ? []
      : [
          {
            key: 'hash',
            label: t('hash'),
            value: <CopyField label={t('hash')} isLabelHidden value={hash} appearance="inline" />,
            isWide: true,
          },
        ];
  return (
    <Card title={t('account', { currency: account.closing.currencyCode })}>
      <div className={styles.figures}>
        <FactList facts={[...facts, ...proof]} />
      </div>
    </Card>
  );
};

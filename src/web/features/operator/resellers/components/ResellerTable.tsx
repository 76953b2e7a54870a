import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResellerSummary } from '#contract/operator/model/resellerSummary.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import styles from './ResellerTable.module.css';

type ResellerTableProps = {
  /** In the order to show them; undefined while they load. */
  resellers: readonly ResellerSummary[] | undefined;
  /** The page of a reseller. */
  hrefOf: (reseller: ResellerSummary) => string;
  /** Shown when there are none. */
  empty: ReactNode;
};

/** All that it is called by, the best first. */
const namesOf = ({ companyName, name, email }: ResellerSummary): string[] =>
  [companyName, name, email].filter((text) => text !== '');

const Who = ({ reseller }: { reseller: ResellerSummary }): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const [title, ...further] = namesOf(reseller);
  return (
    <div className={styles.who}>
      <span className={styles.name}>
        {title} {reseller.isSuspended && <Badge tone="danger">{t('suspended')}</Badge>}
      </span>
      {further.length > 0 && <span className={styles.further}>{further.join(' · ')}</span>}
    </div>
  );
};

const useColumns = (): readonly Column<ResellerSummary>[] => {
  const { t } = useTranslation('operatorResellers');
  const { date, money, number } = useFormat();
  return useMemo(
    () => [
      { key: 'who', header: t('columns.who'), cell: (reseller) => <Who reseller={reseller} />, width: '40%' },
      {
        key: 'since',
        header: t('columns.since'),
        cardHeader: t('columns.since'),
        cell: ({ createdAt }) => date(createdAt),
      },
      {
        key: 'credit',
        header: t('columns.credit'),
        cell: ({ credit }) => money(credit.value, credit.currencyCode),
        align: 'end',
      },
      {
        key: 'revenue',
        header: t('columns.revenue'),
        cardHeader: t('columns.revenue'),
        cell: ({ recentRevenue: { value, currencyCode } }) => money(value, currencyCode),
        align: 'end',
      },
      {
        key: 'sales',
        header: t('columns.sales'),
        cardHeader: t('columns.sales'),
        cell: ({ recentSales }) => number(recentSales),
        align: 'end',
      },
    ],
    [t, date, money, number],
  );
};

/** The lines of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['who'], end: 'credit' },
  { start: ['since'], end: 'revenue' },
  { start: ['sales'] },
];

/** Resellers with their credit and their last 30 days; a row leads to its reseller. */
export const ResellerTable = ({ resellers, hrefOf, empty }: ResellerTableProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <Table
      label={t('title')}
      columns={useColumns()}
      rows={resellers ?? []}
      rowKey={({ id }) => id}
      isLoading={resellers === undefined}
      empty={empty}
      cardLines={LINES}
      rowHref={hrefOf}
      rowLabel={(reseller) => namesOf(reseller).join(', ')}
    />
  );
};

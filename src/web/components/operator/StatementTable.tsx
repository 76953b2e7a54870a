import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import styles from './StatementTable.module.css';

export type StatementTableProps = {
  /** Newest first; undefined while they load. */
  entries: readonly StatementEntry[] | undefined;
  /** Shown when there are none. */
  empty: ReactNode;
};

const useCause = (): ((entry: StatementEntry) => string) => {
  const { t } = useTranslation('operatorResellers');
  return ({ cause, name, adjustment }) =>
    [t(`causes.${cause}`), name, adjustment && t(`reasons.${adjustment.reason}`)].filter(Boolean).join(' · ');
};

const Cause = ({ entry }: { entry: StatementEntry }): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { adjustment } = entry;
  return (
    <div className={styles.cause}>
      <span>{useCause()(entry)}</span>
      {adjustment && <span className={styles.more}>{adjustment.note}</span>}
      <span className={styles.more}>
        {adjustment?.settledBy === undefined
          ? entry.actor
          : t('confirmedBy', { operator: entry.actor, other: adjustment.settledBy })}
      </span>
    </div>
  );
};

const useColumns = (): readonly Column<StatementEntry>[] => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime, money } = useFormat();
  return useMemo(() => {
    const amount = ({ value, currencyCode }: Sum): string => money(value, currencyCode);
    return [
      { key: 'at', header: t('statement.at'), cell: ({ at }) => dateTime(at) },
      { key: 'cause', header: t('statement.cause'), cell: (entry) => <Cause entry={entry} />, width: '45%' },
      { key: 'amount', header: t('statement.amount'), cell: (entry) => amount(entry.amount), align: 'end' },
      { key: 'balance', header: t('statement.balance'), cell: (entry) => amount(entry.balance), align: 'end' },
    ];
  }, [t, dateTime, money]);
};

/**
 * What changed a reseller's credit, and the credit after it.
 *
 * Use it on the page of a reseller. What a reseller bought is a PurchaseTable.
 */
export const StatementTable = ({ entries, empty }: StatementTableProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <Table
      label={t('statement.title')}
      columns={useColumns()}
      rows={entries ?? []}
      rowKey={({ id, amount }) => `${id} ${amount.currencyCode}`}
      isLoading={entries === undefined}
      empty={empty}
    />
  );
};

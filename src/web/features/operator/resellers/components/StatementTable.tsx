import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import styles from './StatementTable.module.css';

export type StatementTableProps = {
  /** Newest first; undefined while they load. */
  entries: readonly StatementEntry[] | undefined;
  /** The page of what caused an entry; undefined where the line itself says all. */
  causeHref: (entry: StatementEntry) => string | undefined;
  /** Shown when there are none. */
  empty: ReactNode;
};

const useCause = (): ((entry: StatementEntry) => string) => {
  const { t } = useTranslation('operatorResellers');
  return ({ cause, name, adjustment }) =>
    [t(`causes.${cause}`), name, adjustment && t(`reasons.${adjustment.reason}`)].filter(Boolean).join(' · ');
};

const Cause = ({ entry, href }: { entry: StatementEntry; href: string | undefined }): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { adjustment } = entry;
  const cause = useCause()(entry);
  return (
    <div className={styles.cause}>
      {href === undefined ? <span>{cause}</span> : <Link href={href}>{cause}</Link>}
      {adjustment && <span className={styles.more}>{adjustment.note}</span>}
      <span className={styles.more}>
        {adjustment?.settledBy === undefined
          ? entry.actor
          : t('confirmedBy', { operator: entry.actor, other: adjustment.settledBy })}
      </span>
    </div>
  );
};

const useColumns = (causeHref: StatementTableProps['causeHref']): readonly Column<StatementEntry>[] => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime, money } = useFormat();
  return useMemo(() => {
    const amount = ({ value, currencyCode }: Sum): string => money(value, currencyCode);
    return [
      { key: 'at', header: t('statement.at'), cell: ({ at }) => dateTime(at) },
      {
        key: 'cause',
        header: t('statement.cause'),
        cell: (entry) => <Cause entry={entry} href={causeHref(entry)} />,
        width: '45%',
      },
      { key: 'amount', header: t('statement.amount'), cell: (entry) => amount(entry.amount), align: 'end' },
      {
        key: 'balance',
        header: t('statement.balance'),
        cardHeader: t('statement.balance'),
        cell: (entry) => amount(entry.balance),
        align: 'end',
      },
    ];
  }, [t, dateTime, money, causeHref]);
};

/** Of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['cause'], end: 'amount' },
  { start: ['at'], end: 'balance' },
];

/**
 * What changed a reseller's credit, and the credit after it; a line leads to its cause.
 *
 * Use it on the page of a reseller and on its statement. What a reseller bought is a PurchaseTable.
 *
 * Keyboard: Tab reaches the links.
 */
export const StatementTable = ({ entries, causeHref, empty }: StatementTableProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <Table
      label={t('statement.title')}
      columns={useColumns(causeHref)}
      rows={entries ?? []}
      rowKey={({ id, amount }) => `${id} ${amount.currencyCode}`}
      isLoading={entries === undefined}
      empty={empty}
      cardLines={LINES}
    />
  );
};

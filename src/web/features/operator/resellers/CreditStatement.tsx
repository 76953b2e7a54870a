import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { useGetStatement } from '#web/api/operator/statements/statements.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { WalletIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import { DeskTurner } from '../components/DeskTurner.tsx';
import styles from './CreditStatement.module.css';

type StatementTableProps = {
  /** Newest first; undefined while they load. */
  entries: readonly StatementEntry[] | undefined;
  /** The page of what caused an entry; undefined where the line itself says all. */
  causeHref: (entry: StatementEntry) => string | undefined;
  /** Shown when there are none. */
  empty: ReactNode;
};

const useCause = (): ((entry: StatementEntry) => string) => {
  const { t } = useTranslation('operatorResellers');
  const nameOf = usePackageName();
  return ({ cause, name, dataPackage, adjustment }) =>
    [
      t(`causes.${cause}`),
      name !== undefined && dataPackage ? nameOf({ ...dataPackage, name }) : name,
      adjustment && t(`reasons.${adjustment.reason}`),
    ]
      .filter(Boolean)
      .join(' · ');
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

/** The lines of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['cause'], end: 'amount' },
  { start: ['at'], end: 'balance' },
];

/** What changed a reseller's credit, and the credit after it; a line leads to its cause. */
const StatementTable = ({ entries, causeHref, empty }: StatementTableProps): ReactElement => {
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

type CreditStatementProps = {
  /** Id of the reseller. */
  id: string;
  /** The month that is shown; everything without it. */
  month?: string;
  /** A link at the end of the title's line. */
  action?: ReactNode;
};

const PAGE_SIZE = 20;

const causeHref = ({ cause, reference, payment }: StatementEntry): string | undefined => {
  if (payment !== undefined) return paths.operatorPayment(payment);
  return cause === 'SALE' || cause === 'REFUND' ? paths.operatorSale(reference) : undefined;
};

/** What changed the credit of a reseller. */
export const CreditStatement = ({ id, month, action }: CreditStatementProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const [page, setPage] = useState(0);
  const query = useGetStatement(
    id,
    { ...(month !== undefined && { month }), page_size: PAGE_SIZE, page_index: page },
    { query: { placeholderData: keepPreviousData } },
  );
  const empty = (
    <EmptyState
      icon={WalletIcon}
      title={t('statement.none')}
      text={month === undefined ? t('statement.noneText') : t('statement.noneInMonth')}
    />
  );
  const table = (entries: readonly StatementEntry[] | undefined): ReactElement => (
    <StatementTable entries={entries} causeHref={causeHref} empty={empty} />
  );
  return (
    <Card title={t('statement.title')} action={action} isFlush>
      <QueryContent query={query} loading={table(undefined)}>
        {({ items, hasMore }) => (
          <>
            {table(items)}
            <DeskTurner page={page} hasMore={hasMore} onTurn={setPage} />
          </>
        )}
      </QueryContent>
    </Card>
  );
};

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
  /** Address of the reseller, who is not named in each line. */
  own: string | undefined;
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

/** Who asked for it; undefined for the reseller, of whom all of this is. */
const useActor = (own: string | undefined): ((entry: StatementEntry) => string | undefined) => {
  const { t } = useTranslation('operatorResellers');
  return ({ actor, adjustment }) => {
    if (adjustment?.settledBy !== undefined) return t('confirmedBy', { operator: actor, other: adjustment.settledBy });
    if (actor === 'system') return t('bySystem');
    return actor === own ? undefined : actor;
  };
};

type CauseProps = { entry: StatementEntry; href: string | undefined; own: string | undefined };

const Cause = ({ entry, href, own }: CauseProps): ReactElement => {
  const { adjustment } = entry;
  const cause = useCause()(entry);
  const actor = useActor(own)(entry);
  return (
    <div className={styles.cause}>
      {href === undefined ? <span>{cause}</span> : <Link href={href}>{cause}</Link>}
      {adjustment && <span className={styles.more}>{adjustment.note}</span>}
      {actor !== undefined && <span className={styles.more}>{actor}</span>}
    </div>
  );
};

type ColumnsProps = Pick<StatementTableProps, 'causeHref' | 'own'>;

const useColumns = ({ causeHref, own }: ColumnsProps): readonly Column<StatementEntry>[] => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime, money } = useFormat();
  return useMemo(() => {
    const amount = ({ value, currencyCode }: Sum): string => money(value, currencyCode);
    return [
      { key: 'at', header: t('statement.at'), cell: ({ at }) => dateTime(at) },
      {
        key: 'cause',
        header: t('statement.cause'),
        cell: (entry) => <Cause entry={entry} href={causeHref(entry)} own={own} />,
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
  }, [t, dateTime, money, causeHref, own]);
};

/** The lines of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['cause'], end: 'amount' },
  { start: ['at'], end: 'balance' },
];

/** What changed a reseller's credit, and the credit after it; a line leads to its cause. */
const StatementTable = ({ entries, causeHref, own, empty }: StatementTableProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <Table
      label={t('statement.title')}
      columns={useColumns({ causeHref, own })}
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
  /** Its address, once that is known. */
  own: string | undefined;
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
export const CreditStatement = ({ id, own, month, action }: CreditStatementProps): ReactElement => {
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
    <StatementTable entries={entries} causeHref={causeHref} own={own} empty={empty} />
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

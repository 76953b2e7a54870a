import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/operator/model/statementEntry.ts';
import { useGetStatement } from '#web/api/operator/statements/statements.ts';
import { PageTurner } from '../components/PageTurner.tsx';
import { StatementTable } from './components/StatementTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { WalletIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { paths } from '#web/navigation/paths.ts';

export type CreditStatementProps = {
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
            <PageTurner page={page} hasMore={hasMore} onTurn={setPage} />
          </>
        )}
      </QueryContent>
    </Card>
  );
};

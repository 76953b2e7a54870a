import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStatement } from '#web/api/operator/adjustments/adjustments.ts';
import { PageTurner } from '#web/components/operator/PageTurner.tsx';
import { StatementTable } from '#web/components/operator/StatementTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { WalletIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';

export type CreditStatementProps = {
  /** Id of the reseller. */
  id: string;
};

const PAGE_SIZE = 20;

/** All that changed the credit of a reseller. */
export const CreditStatement = ({ id }: CreditStatementProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const [page, setPage] = useState(0);
  const query = useGetStatement(
    id,
    { page_size: PAGE_SIZE, page_index: page },
    { query: { placeholderData: keepPreviousData } },
  );
  const empty = <EmptyState icon={WalletIcon} title={t('statement.none')} text={t('statement.noneText')} />;
  return (
    <Card title={t('statement.title')} isFlush>
      <QueryContent query={query} loading={<StatementTable entries={undefined} empty={empty} />}>
        {({ items, hasMore }) => (
          <>
            <StatementTable entries={items} empty={empty} />
            <PageTurner page={page} hasMore={hasMore} onTurn={setPage} />
          </>
        )}
      </QueryContent>
    </Card>
  );
};

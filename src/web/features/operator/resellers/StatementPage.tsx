import { keepPreviousData } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { monthOf, monthsBetween } from '#domain/month.ts';
import { useGetReseller } from '#web/api/operator/resellers/resellers.ts';
import { useGetMonthlyStatement } from '#web/api/operator/statements/statements.ts';
import filters from '../components/DeskFilters.module.css';
import { MonthFigures } from './components/MonthFigures.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { WalletIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { CreditStatement } from './CreditStatement.tsx';
import { nameOf } from './name-of.ts';
import styles from './ResellerPage.module.css';
import { ResellerGone } from './ResellerGone.tsx';
import { StatementFiles } from './StatementFiles.tsx';
import { paths } from '#web/navigation/paths.ts';

const aMonth = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

/** The month in the address, or this one. */
const useMonth = () => {
  const [params, setParams] = useSearchParams();
  const [current] = useState(() => monthOf(new Date()));
  const given = params.get('month') ?? '';
  return {
    current,
    month: aMonth.test(given) ? given : current,
    show: (month: string): void => setParams({ month }, { replace: true }),
  };
};

const Nothing = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <Card>
      <EmptyState icon={WalletIcon} title={t('statement.none')} text={t('month.nothing')} />
    </Card>
  );
};

/** /operator/resellers/{id}/statement: what a month did to the credit of a reseller, line by line. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { id = '' } = useParams();
  const { current, month, show } = useMonth();
  const { data: reseller } = useGetReseller(id);
  const query = useGetMonthlyStatement(id, month, { query: { placeholderData: keepPreviousData } });
  const months = monthsBetween(query.data?.firstMonth ?? month, current);
  return (
    <PageFrame
      title={t('month.title')}
      context={reseller ? nameOf(reseller) : <Skeleton width="12rem" />}
      actions={<StatementFiles id={id} month={month} />}
      back={{ href: paths.operatorReseller(id), label: t('reseller') }}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<ResellerGone />} card={{}}>
        {({ accounts }) => (
          <div className={styles.page}>
            <div className={filters.narrow}>
              <Select
                label={t('month.choose')}
                options={months.map((value) => ({ value, label: value }))}
                value={month}
                onChange={(chosen) => chosen !== null && show(chosen)}
              />
            </div>
            {accounts.length === 0 && <Nothing />}
            {accounts.map((account) => (
              <MonthFigures key={account.closing.currencyCode} account={account} />
            ))}
            {accounts.length > 0 && <CreditStatement key={month} id={id} month={month} />}
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};

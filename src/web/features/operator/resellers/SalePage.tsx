import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { monthOf } from '#domain/month.ts';
import { useGetSale } from '#web/api/operator/statements/statements.ts';
import { SaleOverview } from './components/SaleOverview.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { paths } from '#web/navigation/paths.ts';

const Gone = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  return (
    <EmptyState
      icon={HistoryIcon}
      title={t('sale.notFound')}
      text={t('notFoundText')}
      action={<Link href={paths.operatorResellers()}>{t('title')}</Link>}
    />
  );
};

/** /operator/sales/{uid}: a sale that a statement led to. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { id = '' } = useParams();
  const query = useGetSale(id);
  const { data } = query;
  const back = data && {
    href: paths.operatorStatement(data.reseller.id, monthOf(new Date(data.soldAt))),
    label: t('month.title'),
  };
  return (
    <PageFrame title={t('sale.title')} context={data?.reseller.email} back={back}>
      <QueryContent query={query} loading={<Skeleton shape="block" height="16rem" />} gone={<Gone />} card={{}}>
        {(sale) => <SaleOverview sale={sale} resellerHref={paths.operatorReseller(sale.reseller.id)} />}
      </QueryContent>
    </PageFrame>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Sale } from '#contract/operator/model/sale.ts';
import { monthOf } from '#domain/month.ts';
import { useGetSale } from '#web/api/operator/statements/statements.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { SaleStateBadge } from '#web/components/sales/SaleStateBadge.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';

/** What was sold, by whom and for how much, in a card. */
const Overview = ({ sale }: { sale: Sale }): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime, money } = useFormat();
  const nameOf = usePackageName();
  const { name, dataPackage, state, price, channel, soldAt, refundedAt, reseller, uid } = sale;
  const facts: Fact[] = [
    { key: 'package', label: t('sale.package'), value: nameOf({ ...dataPackage, name }), isWide: true },
    {
      key: 'reseller',
      label: t('reseller'),
      value: <Link href={paths.operatorReseller(reseller.id)}>{reseller.email}</Link>,
      isWide: true,
    },
    { key: 'state', label: t('sale.state'), value: <SaleStateBadge state={state} /> },
    { key: 'price', label: t('sale.price'), value: money(price.value, price.currencyCode) },
    {
      key: 'channel',
      label: t('sale.channel'),
      value: channel.type === 'POS' ? t('channelTypes.POS') : channel.name,
    },
    { key: 'soldAt', label: t('sale.soldAt'), value: dateTime(soldAt) },
    ...(refundedAt === undefined
      ? []
      : [{ key: 'refundedAt', label: t('sale.refundedAt'), value: dateTime(refundedAt) }]),
    { key: 'id', label: t('facts.id'), value: uid, isWide: true },
  ];
  return (
    <Card>
      <FactList facts={facts} />
    </Card>
  );
};

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
        {(sale) => <Overview sale={sale} />}
      </QueryContent>
    </PageFrame>
  );
};

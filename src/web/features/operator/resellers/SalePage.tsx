import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { SaleRecord } from '#contract/operator/model/saleRecord.ts';
import type { SaleRefund } from '#contract/operator/model/saleRefund.ts';
import { monthOf } from '#domain/month.ts';
import { useGetSale } from '#web/api/operator/statements/statements.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { HistoryIcon } from '#web/ui/icons.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import desk from '../components/DeskPage.module.css';
import { useWayBack } from '../use-way-back.ts';
import { SaleCards } from './components/SaleCards.tsx';
import { useActions } from '../attention/use-actions.ts';
import waiting from '../components/WaitingChange.module.css';

const Gone = (): ReactElement => {
  const { t } = useTranslation('operatorSales');
  return (
    <EmptyState
      icon={HistoryIcon}
      title={t('sale.notFound')}
      text={t('sale.notFoundText')}
      action={<Link href={paths.operatorSales()}>{t('title')}</Link>}
    />
  );
};

/** When and why it was refunded, by whom, and where the price went. */
const Refunded = ({ refund: { at, by, to, operator = '', reason } }: { refund: SaleRefund }): ReactElement => {
  const { t } = useTranslation('operatorSales');
  const { dateTime } = useFormat();
  const words = useServerWords();
  const texts = [
    t(`sale.refund.by.${by}`, { operator }),
    reason && t('sale.refund.reason', { reason: words(reason) }),
    t(`sale.refund.to.${to}`),
  ];
  return <Banner title={t('sale.refund.title', { at: dateTime(at) })}>{texts.filter(Boolean).join(' ')}</Banner>;
};

const Price = ({ price: { value, currencyCode }, refund }: SaleRecord): ReactElement => {
  const { moneyParts } = useFormat();
  return <Figure {...moneyParts(value, currencyCode)} size="large" isStruck={refund !== undefined} />;
};

const GiveUp = lazyComponent(async () => (await import('../attention/GiveUp.tsx')).GiveUp);

type SaleOrderActionsProps = {
  /** The sale, with its order. */
  sale: SaleRecord;
};

/** What an operator can do about the order of a sale that is not settled: the same as under "Needs attention". */
const SaleOrderActions = ({ sale: { uid, price, order } }: SaleOrderActionsProps): ReactElement | null => {
  const { t } = useTranslation(['operatorAttention', 'operator']);
  const [isGivenUp, setGivenUp] = useState(false);
  const { act, isPending } = useActions(() => setGivenUp(true));
  const item = { reference: uid, facts: { amount: price } };
  if (order?.state === 'TO_CONFIRM') {
    return <Link href={paths.operatorAttention()}>{t('operator:titles.operatorAttention')}</Link>;
  }
  if (order?.state !== 'PENDING') return null;
  return (
    <div className={waiting.actions}>
      {(['RETRY_ORDER', 'GIVE_UP_ORDER'] as const).map((action) => (
        <Button key={action} onPress={() => act(item, action)} isPending={action === 'RETRY_ORDER' && isPending(item)}>
          {t(`actions.${action}`)}
        </Button>
      ))}
      {isGivenUp && <GiveUp item={item} onClose={() => setGivenUp(false)} />}
    </div>
  );
};

/** /operator/sales/{uid}: one sale, what came of it, what it earned, and its order at the supplier. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorSales');
  const { id = '' } = useParams();
  const query = useGetSale(id);
  const nameOf = usePackageName();
  const back = useWayBack('operatorSales', 'operatorStatement', 'operatorReseller', 'operatorAttention');
  const { data } = query;
  return (
    <PageFrame
      title={data ? nameOf({ ...data.dataPackage, name: data.name }) : t('sale.title')}
      context={data ? data.reseller.name || data.reseller.email : query.isPending && <Skeleton width="12rem" />}
      figure={query.isPending ? <FigureSkeleton size="large" /> : data && <Price {...data} />}
      back={back}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<Gone />} card={{}}>
        {(sale) => (
          <div className={desk.page}>
            {sale.refund && <Refunded refund={sale.refund} />}
            <SaleCards
              sale={sale}
              now={new Date(query.dataUpdatedAt)}
              resellerHref={paths.operatorReseller(sale.reseller.id)}
              statementHref={paths.operatorStatement(sale.reseller.id, monthOf(new Date(sale.soldAt)))}
              orderActions={<SaleOrderActions sale={sale} />}
            />
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};

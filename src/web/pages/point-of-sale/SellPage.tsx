import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { type Buyer, readBuyer } from '#domain/buyer.ts';
import { useGetInventoryItem } from '#web/api/storefront/inventory/inventory.ts';
import { Panel } from '#web/components/point-of-sale/Panel.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { BuyerForm } from './BuyerForm.tsx';
import { missingBuyerHref, packagesHref } from './addresses.ts';
import { SellSteps } from './SellSteps.tsx';
import { useBuyer } from './use-buyer.ts';

const Frame = ({ buyer, children }: { buyer: Buyer; children: ReactNode }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <PageFrame title={t('steps.summary')} back={{ href: packagesHref(buyer), label: t('packages.title') }}>
      <Panel>{children}</Panel>
    </PageFrame>
  );
};

const Sell = ({ buyer, itemId }: { buyer: Buyer; itemId: string }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const known = useBuyer(buyer);
  const { data: item, error, isRefetching, refetch } = useGetInventoryItem(itemId);
  if (known.isGone) return <Navigate to={missingBuyerHref('existing')} replace />;
  if (item && !known.isLoading && !known.isFailed) return <SellSteps buyer={buyer} item={item} known={known} />;
  if (known.isFailed) {
    return (
      <Frame buyer={buyer}>
        <ErrorState title={t('packages.customerFailed')} onRetry={known.retry} isRetrying={known.isRetrying} />
      </Frame>
    );
  }
  if (error?.status === 404 || error?.status === 400) {
    return (
      <Frame buyer={buyer}>
        <EmptyState
          title={t('summary.gone')}
          action={
            <Link href={packagesHref(buyer)} variant="primary">
              {t('summary.chooseOther')}
            </Link>
          }
        />
      </Frame>
    );
  }
  return (
    <Frame buyer={buyer}>
      {error ? (
        <ErrorState title={t('summary.failed')} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : (
        <Skeleton shape="block" height="22rem" />
      )}
    </Frame>
  );
};

/** /store/{type}/packages/{id}: sells one package; begins with what is not known of the buyer yet (readings POS-034). */
export const Component = (): ReactElement => {
  const { type, id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const buyer = readBuyer(type, query);
  if (typeof buyer === 'string') return <Navigate to={missingBuyerHref(buyer)} replace />;
  if (buyer.type !== 'existing' && buyer.country === undefined) {
    return <BuyerForm buyer={buyer} onSubmit={(values) => setQuery({ ...values }, { replace: true })} />;
  }
  return <Sell key={`${buyer.type}/${id}`} buyer={buyer} itemId={id} />;
};

import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { type Buyer, readBuyer } from '#domain/buyer.ts';
import type { SellStep } from '#domain/sell-flow.ts';
import { useGetInventoryItem } from '#web/api/storefront/inventory/inventory.ts';
import { Panel } from '#web/components/point-of-sale/Panel.tsx';
import { TillPanes } from '#web/components/point-of-sale/TillPanes.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { useTakenOver } from '#web/ui/use-taken-over.ts';
import { BuyerForm } from './BuyerForm.tsx';
import { missingBuyerHref, packagesHref } from './addresses.ts';
import { SellSteps } from './SellSteps.tsx';
import { PackagesBeside } from './PackagesBeside.tsx';
import { useBuyer } from './use-buyer.ts';
import { dropSold, useSaleDraft } from './use-sale-draft.ts';
import { useSaleId } from './use-sale-start.ts';

type FrameProps = { buyer: Buyer; itemId: string; step: SellStep; children: ReactNode };

const Frame = ({ buyer, itemId, step, children }: FrameProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const back = { href: packagesHref(buyer), label: t('packages.title') };
  return (
    <PageFrame title={t(`steps.${step}`)} back={step === 'summary' || step === 'notes' ? back : undefined}>
      <TillPanes search={<PackagesBeside buyer={buyer} chosenId={itemId} />} isSaleFirst>
        <Panel>{children}</Panel>
      </TillPanes>
    </PageFrame>
  );
};

const Gone = ({ buyer }: { buyer: Buyer }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <EmptyState
      title={t('summary.gone')}
      action={
        <Link href={packagesHref(buyer)} variant="primary">
          {t('summary.chooseOther')}
        </Link>
      }
    />
  );
};

/** The step to wait for, as the address has it; a failure may have become a sale since. */
const useAddressedStep = (): SellStep => {
  const addressed = useSearchParams()[0].get('state');
  if (addressed === null) return 'summary';
  return addressed === 'notes' || addressed === 'success' ? addressed : 'loading';
};

const Sell = ({ buyer, itemId }: { buyer: Buyer; itemId: string }): ReactNode => {
  const { t } = useTranslation('pointOfSale');
  const known = useBuyer(buyer);
  const item = useGetInventoryItem(itemId);
  const step = useAddressedStep();
  // Notes and outcome are in the browser alone, and so is how the sale began: the server does not know them.
  const isKnownHere = useTakenOver() || step === 'summary';
  if (known.isGone) return <Navigate to={missingBuyerHref('existing')} replace />;
  if (item.data && !known.isLoading && !known.failure && isKnownHere) {
    return <SellSteps buyer={buyer} item={item.data} known={known} />;
  }
  const loading = <Skeleton shape="block" height="22rem" />;
  return (
    <Frame buyer={buyer} itemId={itemId} step={step}>
      {known.failure ? (
        <ErrorState title={t('packages.customerFailed')} {...known.failure} />
      ) : (
        <QueryContent query={item} loading={loading} failed={t('summary.failed')} gone={<Gone buyer={buyer} />}>
          {() => loading}
        </QueryContent>
      )}
    </Frame>
  );
};

/** /store/{type}/packages/{id}: sells one package; asks first for missing data of the buyer (POS-034). */
export const Component = (): ReactElement => {
  const { type, id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const saleId = useSaleId();
  const buyer = readBuyer(type, query);
  const draft = useSaleDraft();
  const setBuyer = (values: { email?: string; country: string }): void => {
    dropSold(draft);
    setQuery((known) => ({ ...Object.fromEntries(known), ...values }), { replace: true, state });
  };
  if (typeof buyer === 'string') return <Navigate to={missingBuyerHref(buyer)} replace />;
  if (buyer.type !== 'existing' && buyer.country === undefined) {
    return <BuyerForm buyer={buyer} onSubmit={setBuyer} />;
  }
  return <Sell key={`${buyer.type}/${id}/${saleId ?? ''}`} buyer={buyer} itemId={id} />;
};

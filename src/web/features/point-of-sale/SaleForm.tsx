import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { type Buyer, readBuyer } from '#domain/buyer.ts';
import type { SellStep } from '#domain/sell-flow.ts';
import { getListInventoryQueryKey, useGetInventoryItem } from '#web/api/storefront/inventory/inventory.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { InventoryList } from '#contract/storefront/model/inventoryList.ts';
import type { SaleSuggestions } from '#contract/storefront/model/saleSuggestions.ts';
import { getGetSaleSuggestionsQueryKey } from '#web/api/storefront/activations/activations.ts';
import { Panel } from '#web/components/page/TillPanes.tsx';
import { TillPanes } from '#web/components/page/TillPanes.tsx';
import { queryFailure, type QueryLike } from '#web/components/query/query-failure.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useTakenOver } from '#web/ui/use-taken-over.ts';
import { paths } from '#web/navigation/paths.ts';
import { missingBuyerHref, packagesHref, sellHref } from './addresses.ts';
import { newAttempt, useSaleDraft } from './attempt.ts';
import { SellSteps } from './SellSteps.tsx';
import { PackagesBeside } from './SellSteps.tsx';
import { useBuyer } from './use-buyer.ts';

const BuyerForm = lazyComponent(async () => (await import('./BuyerForm.tsx')).BuyerForm, {
  fallback: <Skeleton shape="block" height="22rem" />,
});

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

/** The package as the till showed it last. */
const useShownItem = (id: string): InventoryItem | undefined => {
  const queries = useQueryClient();
  const lists = [
    queries.getQueryData<SaleSuggestions>(getGetSaleSuggestionsQueryKey()),
    queries.getQueryData<InventoryList>(getListInventoryQueryKey()),
  ];
  return lists.flatMap((list) => list?.items ?? []).find((item) => item.id === id);
};

/** The step to wait for, as the address has it; a failure may have become a sale since. */
const useAddressedStep = (): SellStep => {
  const addressed = useSearchParams()[0].get('state');
  if (addressed === null) return 'summary';
  return addressed === 'notes' || addressed === 'success' ? addressed : 'loading';
};

/**
 * The package; without a network as the till has shown it, so that the sale can be prepared, also while it is asked for
 * again.
 */
const useOffered = (id: string, query: QueryLike<InventoryItem>): InventoryItem | undefined => {
  const shown = useShownItem(id);
  const [wasUnanswered, setUnanswered] = useState(false);
  if (!wasUnanswered && queryFailure(query)?.isUnanswered) setUnanswered(true);
  return query.data ?? (wasUnanswered ? shown : undefined);
};

type SellProps = { attempt: string; buyer: Buyer; itemId: string };

const Sell = ({ attempt, buyer, itemId }: SellProps): ReactNode => {
  const { t } = useTranslation('pointOfSale');
  const known = useBuyer(buyer);
  const item = useGetInventoryItem(itemId);
  const offered = useOffered(itemId, item);
  const step = useAddressedStep();
  // What was typed is in the browser alone: the server does not know it.
  const isKnownHere = useTakenOver() || step === 'summary';
  if (known.isGone) return <Navigate to={missingBuyerHref('existing')} replace />;
  if (offered && !known.isLoading && !known.failure && isKnownHere) {
    return <SellSteps attempt={attempt} buyer={buyer} item={offered} known={known} />;
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

/** Gives the address an attempt that was not used yet, with what was typed for the one before. */
const AnotherAttempt = ({ attempt }: { attempt: string }): null => {
  const [, setQuery] = useSearchParams();
  const draft = useSaleDraft();
  useEffect(() => {
    const next = newAttempt();
    const typed = draft.read();
    if (typed?.name === attempt) draft.write({ ...typed, name: next });
    setQuery(
      (query) => {
        const { state, ...known } = Object.fromEntries(query);
        return { ...known, attempt: next, ...(state !== undefined && { state: 'notes' }) };
      },
      { replace: true },
    );
  }, [attempt, draft, setQuery]);
  return null;
};

type SaleFormProps = {
  /** The attempt at this sale; empty where the address has none yet. */
  attempt: string;
  /** The buyer of the sale that was sent: an address that leads back to it has none. */
  sentBuyer?: Buyer | undefined;
  /** Nothing can be sold by this attempt any more. */
  isEnded?: boolean;
};

/** The form of an attempt that sold nothing yet; asks first for what the address lacks (POS-034). */
export const SaleForm = ({ attempt, sentBuyer, isEnded = false }: SaleFormProps): ReactNode => {
  const { type, id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const isTakenOver = useTakenOver();
  const buyer = sentBuyer ?? readBuyer(type, query);
  if (typeof buyer === 'string') return <Navigate to={missingBuyerHref(buyer)} replace />;
  const isAtOnce = query.get('from') === 'till';
  // A sale that began at the till asks in its last step.
  if (buyer.type !== 'existing' && buyer.country === undefined && !isAtOnce) {
    return (
      <BuyerForm
        buyer={buyer}
        hrefFor={(existing) => sellHref(existing, id, attempt === '' ? {} : { attempt })}
        onSubmit={(values) => setQuery((known) => ({ ...Object.fromEntries(known), ...values }), { replace: true })}
      />
    );
  }
  const step = query.get('state');
  // Without an attempt these steps have no sale to show.
  if (attempt === '' && (step === 'loading' || step === 'success')) {
    return <Navigate to={paths.pointOfSale()} replace />;
  }
  const renewal = isTakenOver && (attempt === '' || isEnded) && <AnotherAttempt attempt={attempt} />;
  return (
    <>
      {renewal}
      {!isEnded && <Sell attempt={attempt} buyer={buyer} itemId={id} />}
    </>
  );
};

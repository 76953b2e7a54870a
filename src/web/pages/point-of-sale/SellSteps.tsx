import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import type { Buyer } from '#domain/buyer.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { firstPrice } from '#domain/package.ts';
import { isUncertain, preparedSale, type Sale, type SellStep } from '#domain/sell-flow.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { InterruptedSale } from '#web/components/point-of-sale/InterruptedSale.tsx';
import { Panel } from '#web/components/point-of-sale/Panel.tsx';
import { SellLoading } from '#web/components/point-of-sale/SellLoading.tsx';
import { QrCode } from '#web/components/point-of-sale/SellSuccess.tsx';
import { TillPanes } from '#web/components/point-of-sale/TillPanes.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { paths } from '#web/paths.ts';
import { packagesHref, sellHref } from './addresses.ts';
import { isInterrupted } from './sale.ts';
import { SummaryStep } from './SummaryStep.tsx';
import { ErrorStep } from './ErrorStep.tsx';
import { PreparingStep } from './PreparingStep.tsx';
import { SuccessStep } from './SuccessStep.tsx';
import styles from './SellSteps.module.css';
import type { KnownBuyer } from './use-buyer.ts';
import { type SellFlow, type SoldBefore, useSellFlow } from './use-sell-flow.ts';
import { PackagesBeside } from './PackagesBeside.tsx';
import { usePreparation } from './use-prepared-sale.ts';
import { useSaleId } from './use-sale-start.ts';
import { useTopUpBalance } from './use-top-up-balance.ts';

export type SellStepsProps = {
  /** Who buys it, as the address says. */
  buyer: Buyer;
  /** What is sold. */
  item: InventoryItem;
  /** What the store knows of the buyer: address, country, eSIMs. */
  known: KnownBuyer;
};

/** Its fields are needed only after the summary was confirmed. */
const NotesStep = lazyComponent(async () => (await import('./NotesStep.tsx')).NotesStep, {
  fallback: <Skeleton shape="block" height="22rem" />,
});

/** Each new step gets the focus, so that keyboards and screen readers follow. */
const useFocusOn = (step: SellStep): RefObject<HTMLElement | null> => {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) panel.current?.focus();
    shown.current = step;
  }, [step]);
  return panel;
};

const Step = (props: SellStepsProps & { step: SellStep; flow: SellFlow }): ReactElement => {
  const { buyer, item, known, step, flow } = props;
  const topUpBalance = useTopUpBalance(buyer, item, known);
  const nameOf = usePackageName();
  const { sale } = flow;
  const retry = (): void => void flow.send(flow.details, topUpBalance.sentId);
  if (step === 'loading') return <SellLoading name={nameOf(item)} />;
  if (step === 'success' && sale.state === 'sold')
    return <SuccessStep buyer={buyer} itemId={item.id} result={sale.result} isStockUsedUp={flow.isStockUsedUp} />;
  if (step === 'error' && sale.state === 'preparing') return <PreparingStep buyer={buyer} result={sale.result} />;
  if (step === 'error' && sale.state === 'failed') {
    return (
      <ErrorStep
        buyer={buyer}
        failure={sale.failure}
        onRetry={retry}
        onReopen={flow.reopen}
        onFindCustomer={flow.carry}
      />
    );
  }
  if (step === 'notes') {
    return <NotesStep buyer={buyer} item={item} known={known} flow={flow} topUpBalance={topUpBalance} />;
  }
  return <SummaryStep {...props} topUpBalance={topUpBalance} onConfirm={() => flow.go('notes')} />;
};

/** The name of the step; that of a failure says no more than is known. */
const nameOfStep = (sale: Sale, step: SellStep): SellStep | 'preparing' | 'uncertain' => {
  if (sale.state === 'preparing') return 'preparing';
  return sale.state === 'failed' && step === 'error' && isUncertain(sale.failure) ? 'uncertain' : step;
};

const Shown = (props: SellStepsProps & { step: SellStep; flow: SellFlow }): ReactElement => {
  const { buyer, item, step, flow } = props;
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const name = usePackageName()(item);
  const panel = useFocusOn(step);
  const isAtOnce = useSaleId() !== undefined;
  const [wasInterrupted] = useState(() => isInterrupted(buyer, item.id));
  const title = t(`steps.${nameOfStep(flow.sale, step)}`);
  const price = firstPrice(item.retailPrices);
  const backOf: Partial<Record<SellStep, { href: string; label: string }>> = {
    summary: { href: packagesHref(buyer), label: t('packages.title') },
    notes: isAtOnce
      ? { href: paths.pointOfSale(), label: t('title') }
      : { href: sellHref(buyer, item.id), label: t('steps.summary') },
  };
  return (
    <PageFrame
      title={title}
      context={price ? `${name}, ${money(price.priceValue, price.currencyCode)}` : name}
      back={backOf[step]}
    >
      <TillPanes
        search={<PackagesBeside buyer={step === 'success' ? undefined : buyer} chosenId={item.id} />}
        isSaleFirst
      >
        <section ref={panel} tabIndex={-1} aria-label={title} className={styles.step}>
          <Panel>
            {wasInterrupted && flow.sale.state === 'open' && (
              <InterruptedSale name={name} historyHref={paths.history()} />
            )}
            <Step {...props} />
          </Panel>
        </section>
      </TillPanes>
    </PageFrame>
  );
};

/** Tells /store that the sale was not ended by the seller: its notes are kept for another try. */
const LEFT = { isInterrupted: true };

type BeforeProps = { buyer: Buyer; itemId: string; sale: SoldBefore };

/** What became of a sale that was made before this page was loaded. One that was delivered stays that, also refunded. */
const outcomeOf = (detail: SoldItemDetail, { wasDelivered }: SoldBefore): Sale | undefined =>
  preparedSale(wasDelivered ? { ...detail, state: 'purchased' } : detail);

const Outcome = ({ buyer, itemId, sale, detail }: BeforeProps & { detail: SoldItemDetail }): ReactElement => {
  const outcome = outcomeOf(detail, sale);
  if (outcome?.state === 'sold') return <SuccessStep buyer={buyer} itemId={itemId} result={outcome.result} />;
  if (outcome?.state === 'failed') return <ErrorStep buyer={buyer} failure={outcome.failure} />;
  return <PreparingStep buyer={buyer} result={detail} />;
};

const titleOf = (detail: SoldItemDetail | undefined, sale: SoldBefore): 'success' | 'error' | 'preparing' => {
  if (!detail) return sale.wasDelivered ? 'success' : 'preparing';
  const outcome = outcomeOf(detail, sale);
  if (!outcome) return 'preparing';
  return outcome.state === 'sold' ? 'success' : 'error';
};

/** The last view again, after a reload. */
const Before = (props: BeforeProps): ReactElement => {
  const { itemId, sale } = props;
  const { t } = useTranslation('pointOfSale');
  const detail = usePreparation(sale.uid);
  const item = detail.data?.activatedItem;
  const price = item?.retailPrice;
  const { money } = useFormat();
  const nameOf = usePackageName();
  return (
    <PageFrame
      title={t(`steps.${titleOf(detail.data, sale)}`)}
      context={item && price ? `${nameOf(packageOfSale(item))}, ${money(price.priceValue, price.currencyCode)}` : ''}
    >
      <TillPanes search={<PackagesBeside chosenId={itemId} />} isSaleFirst>
        <Panel>
          <QueryContent query={detail} loading={<Skeleton shape="block" height="22rem" />}>
            {(sold) => <Outcome {...props} detail={sold} />}
          </QueryContent>
        </Panel>
      </TillPanes>
    </PageFrame>
  );
};

/** The views of the sell flow, one at a time. */
export const SellSteps = (props: SellStepsProps): ReactElement => {
  const flow = useSellFlow(props.buyer, props.item);
  useFetchAhead(NotesStep);
  useFetchAhead(QrCode);
  const { step, soldBefore } = flow;
  if (soldBefore !== undefined) return <Before buyer={props.buyer} itemId={props.item.id} sale={soldBefore} />;
  return step === 'leave' ? (
    <Navigate to={paths.pointOfSale()} replace state={LEFT} />
  ) : (
    <Shown {...props} step={step} flow={flow} />
  );
};

import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { isToppedUpFor, type Sale, type SellStep } from '#domain/sell-flow.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { packagesHref, sellHref } from './addresses.ts';
import outcome from './components/SellOutcome.module.css';
import { Panel, TillPanes } from '#web/components/page/TillPanes.tsx';
import { useTopUpBalance } from './use-top-up-balance.ts';
import { ErrorStep } from './ErrorStep.tsx';
import { PreparingStep } from './PreparingStep.tsx';
import styles from './SellSteps.module.css';
import { GivenLink, QrCode, SuccessStep } from './SuccessStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import type { KnownBuyer } from './use-buyer.ts';
import { type SellFlow, useSellFlow } from './use-sell-flow.ts';

/** The packages beside a sale: their code follows that of the sale. */
export const PackagesBeside = lazyComponent(async () => (await import('./TillPackages.tsx')).TillPackages);

type SellLoadingProps = {
  item: InventoryItem;
};

/** Shown while the sale is under way. */
const SellLoading = ({ item }: SellLoadingProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const name = usePackageName()(item);
  const { data: credit } = useGetCredit();
  const isToppingUp = credit !== undefined && isToppedUpFor(item, credit);
  return (
    <div className={outcome.outcome} aria-live="polite" aria-busy>
      <Spinner label={t('loading.title', { name })} />
      <p className={outcome.title} aria-hidden>
        {t('loading.title', { name })}
      </p>
      <p className={outcome.text}>{isToppingUp ? t('loading.toppingUp') : t('loading.text')}</p>
    </div>
  );
};

type SellStepsProps = {
  /** The attempt at this sale, as the address says. */
  attempt: string;
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

/** Each new step begins at the top, as a page does, and gets the focus, so that keyboards and screen readers follow. */
const useFocusOn = (step: SellStep): RefObject<HTMLElement | null> => {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      window.scrollTo(0, 0);
      panel.current?.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [step]);
  return panel;
};

const Step = (props: SellStepsProps & { step: SellStep; flow: SellFlow }): ReactElement => {
  const { buyer, item, known, step, flow } = props;
  const { sale } = flow;
  const topUpBalance = useTopUpBalance(buyer, item, known);
  const retry = (): void => void flow.send(flow.details, topUpBalance.sentId);
  if (step === 'loading') return <SellLoading item={item} />;
  if (step === 'success' && sale.state === 'sold')
    return <SuccessStep buyer={buyer} itemId={item.id} result={sale.result} isStockUsedUp={flow.isStockUsedUp} />;
  if (step === 'error' && sale.state === 'preparing') return <PreparingStep buyer={buyer} result={sale.result} />;
  if (step === 'error' && sale.state === 'failed') {
    return (
      <ErrorStep
        buyer={buyer}
        failure={sale.failure}
        changes={flow.changes}
        onRetry={retry}
        onReopen={() => {
          flow.acceptPrices();
          flow.go('summary');
        }}
        onFindCustomer={flow.carry}
      />
    );
  }
  if (step === 'notes') {
    return <NotesStep buyer={buyer} item={item} known={known} flow={flow} topUpBalance={topUpBalance} />;
  }
  return (
    <SummaryStep
      {...props}
      topUpBalance={topUpBalance}
      changes={flow.changes}
      onAcceptPrices={flow.acceptPrices}
      onConfirm={() => flow.go('notes')}
    />
  );
};

const nameOfStep = (sale: Sale, step: SellStep): SellStep | 'preparing' =>
  sale.state === 'preparing' ? 'preparing' : step;

const Shown = (props: SellStepsProps & { step: SellStep; flow: SellFlow }): ReactElement => {
  const { attempt, buyer, item, step, flow } = props;
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const name = usePackageName()(item);
  const panel = useFocusOn(step);
  const [query] = useSearchParams();
  const isAtOnce = query.get('from') === 'till';
  const title = t(`steps.${nameOfStep(flow.sale, step)}`);
  const price = firstPrice(item.retailPrices);
  const backOf: Partial<Record<SellStep, { href: string; label: string }>> = {
    summary: { href: packagesHref(buyer), label: t('packages.title') },
    notes: isAtOnce
      ? { href: paths.pointOfSale(), label: t('title') }
      : { href: sellHref(buyer, item.id, { attempt }), label: t('steps.summary') },
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
        isDone={step === 'success'}
      >
        <section ref={panel} tabIndex={-1} aria-label={title} className={styles.step}>
          <Panel>
            <Step {...props} />
          </Panel>
        </section>
      </TillPanes>
    </PageFrame>
  );
};

/** The views of the sell flow, one at a time. */
export const SellSteps = (props: SellStepsProps): ReactElement => {
  const flow = useSellFlow(props.attempt, props.buyer, props.item);
  useFetchAhead(NotesStep);
  useFetchAhead(QrCode);
  useFetchAhead(GivenLink);
  const { step } = flow;
  return step === 'leave' ? (
    <Navigate to={paths.pointOfSale()} replace />
  ) : (
    <Shown {...props} step={step} flow={flow} />
  );
};

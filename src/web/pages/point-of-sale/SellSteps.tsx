import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { fitsCustomer, type ProfileDomain } from '#domain/profile-domain.ts';
import type { SellStep } from '#domain/sell-flow.ts';
import { MainAction } from '#web/components/point-of-sale/MainAction.tsx';
import { Panel } from '#web/components/point-of-sale/Panel.tsx';
import { SellError } from '#web/components/point-of-sale/SellError.tsx';
import { SellLoading } from '#web/components/point-of-sale/SellLoading.tsx';
import { SellNotes } from '#web/components/point-of-sale/SellNotes.tsx';
import { SellSuccess } from '#web/components/point-of-sale/SellSuccess.tsx';
import { SellSummary } from '#web/components/point-of-sale/SellSummary.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { packagesHref } from './addresses.ts';
import { SellErrorActions } from './SellErrorActions.tsx';
import type { KnownBuyer } from './use-buyer.ts';
import { useSellFlow } from './use-sell-flow.ts';

export interface SellStepsProps {
  buyer: Buyer;
  item: InventoryItem;
  known: KnownBuyer;
}

/** The balances of this customer that the package fits; the one whose eSIM was looked for comes first. */
const targetsOf = ({ buyer, item, known }: SellStepsProps): readonly ProfileDomain[] => {
  const iccid = buyer.type === 'existing' ? buyer.iccid : undefined;
  const isWanted = ({ iccids }: ProfileDomain): boolean => iccid !== undefined && iccids.includes(iccid);
  return (known.domains ?? [])
    .filter(({ key }) => key === item.profileDomainKey)
    .sort((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
};

const useRefusal = ({ item, known }: SellStepsProps): string | undefined => {
  const { t } = useTranslation('pointOfSale');
  if (!item.active) return t('summary.inactive');
  if (known.domains && !fitsCustomer(item, known.domains)) return t('summary.unfit');
  return firstPrice(item.retailPrices) ? undefined : t('summary.priceMissing');
};

/** With each new step the focus goes to it, so that the keyboard and the reader follow. */
const useFocusOn = (step: SellStep | 'leave') => {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) panel.current?.focus();
    shown.current = step;
  }, [step]);
  return panel;
};

/** The views of the sell flow, one at a time. */
export const SellSteps = (props: SellStepsProps): ReactElement => {
  const { buyer, item, known } = props;
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const navigate = useNavigate();
  const toast = useToast();
  const { flow, step, dispatch, go, send } = useSellFlow();
  const targets = targetsOf(props);
  const [domainId, setDomainId] = useState(targets[0]?.id);
  const refusal = useRefusal(props);
  const panel = useFocusOn(step);
  const { sale } = flow;
  const isTopUp = buyer.type === 'existing';
  const activate = (): void =>
    void send({ buyer, item, customerProfileDomainId: targets.length > 1 ? domainId : undefined });
  if (step === 'leave') return <Navigate to={paths.pointOfSale()} replace />;
  const view = (): ReactElement => {
    if (step === 'loading') return <SellLoading name={item.name} />;
    if (step === 'success' && sale.state === 'sold') {
      return (
        <>
          <SellSuccess
            result={sale.result}
            isGuest={buyer.type === 'guest'}
            isTopUp={isTopUp}
            onCopied={() => toast.success(t('success.copied'), { isShort: true })}
          />
          <MainAction
            onPress={() => void navigate(paths.pointOfSale())}
            aside={<Link href={paths.soldItem(sale.result.activatedItem.uid)}>{t('success.history')}</Link>}
          >
            {t('success.done')}
          </MainAction>
        </>
      );
    }
    if (step === 'error' && sale.state === 'failed') {
      return (
        <>
          <SellError failure={sale.failure} />
          <SellErrorActions
            failure={sale.failure}
            packagesHref={packagesHref(buyer)}
            onRetry={activate}
            onReopen={() => {
              dispatch({ type: 'reopened' });
              go('summary');
            }}
          />
        </>
      );
    }
    if (step === 'notes') {
      const price = firstPrice(item.retailPrices);
      return (
        <>
          <SellNotes
            notes={flow.notes}
            onNotesChange={(notes) => dispatch({ type: 'notesChanged', notes })}
            activationMode={flow.activationMode}
            onActivationModeChange={(activationMode) => dispatch({ type: 'modeChosen', activationMode })}
          />
          <MainAction
            onPress={activate}
            disabledReason={refusal}
            aside={<span>{price && `${item.name}, ${money(price.priceValue, price.currencyCode)}`}</span>}
          >
            {isTopUp ? t('notes.topUp') : t('notes.activate')}
          </MainAction>
        </>
      );
    }
    return (
      <>
        <SellSummary
          item={item}
          customer={known.name}
          country={buyer.type === 'existing' ? undefined : buyer.country}
          domains={targets}
          domainId={domainId}
          onDomainChange={setDomainId}
        />
        <MainAction onPress={() => go('notes')} disabledReason={refusal}>
          {t('summary.confirm')}
        </MainAction>
      </>
    );
  };
  const title = t(`steps.${step}`);
  return (
    <PageFrame
      title={title}
      context={item.name}
      back={step === 'summary' ? { href: packagesHref(buyer), label: t('packages.title') } : undefined}
    >
      <section ref={panel} tabIndex={-1} aria-label={title} style={{ outline: 0 }}>
        <Panel>{view()}</Panel>
      </section>
    </PageFrame>
  );
};

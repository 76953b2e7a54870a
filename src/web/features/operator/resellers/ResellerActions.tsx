import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Adjustment } from '#contract/operator/model/adjustment.ts';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { StoreView } from '#contract/operator/model/storeView.ts';
import { getAdjustCreditMutationOptions } from '#web/api/operator/adjustments/adjustments.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { enterStoreView } from '#web/session/store-view.ts';
import { Button, type ButtonProps } from '#web/ui/actions/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useMoneyCall } from '../use-money-call.ts';
import { nameOf } from '#web/features/operator/components/reseller-names.ts';
import type { ResellerCalls } from './use-reseller-calls.ts';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';

const AdjustmentModal = lazyComponent(async () => (await import('./components/AdjustmentModal.tsx')).AdjustmentModal);
const PricingModal = lazyComponent(async () => (await import('./components/PricingModal.tsx')).PricingModal);
const ReasonModal = lazyComponent(async () => (await import('./components/ReasonModal.tsx')).ReasonModal);

type ResellerActionsProps = {
  /** The reseller of the page. */
  reseller: Reseller;
  /** Its changes. */
  calls: ResellerCalls;
};

type DialogProps = ResellerActionsProps & {
  onClose: () => void;
};

const useAdjust = ({ reseller: { id }, calls: { onSettled } }: ResellerActionsProps, onEntered: () => void) =>
  useMoneyCall({
    operation: 'adjustCredit',
    id,
    resellerId: id,
    optionsOf: (key) => getAdjustCreditMutationOptions({ request: { once: { key } } }),
    onSettled,
    onEntered,
  });

const useFailure = (): ((call: { error: unknown }) => string | undefined) => {
  const problemText = useProblemText();
  return ({ error }) => (error ? problemText(error) : undefined);
};

const Suspend = ({ reseller, calls: { suspend }, onClose }: DialogProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const toast = useToast();
  const failureOf = useFailure();
  const onSuccess = (): void => {
    onClose();
    toast.success(t('suspend.done'));
  };
  return (
    <ReasonModal
      action="suspend"
      name={nameOf(reseller)}
      onSubmit={(reason) => suspend.mutateAsync({ id: reseller.id, data: { reason } }, { onSuccess })}
      onClose={onClose}
      isPending={suspend.isPending}
      failure={failureOf(suspend)}
    />
  );
};

type AdjustProps = Pick<DialogProps, 'reseller' | 'onClose'> & {
  adjust: ReturnType<typeof useAdjust>;
};

const Adjust = ({ reseller, adjust, onClose }: AdjustProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const toast = useToast();
  const failureOf = useFailure();
  const onSuccess = ({ state }: Adjustment): void => {
    onClose();
    toast.success(t(`adjust.done.${state}`));
  };
  return (
    <AdjustmentModal
      currency={reseller.currency}
      debts={reseller.credits.filter(({ value, currencyCode }) => value < 0 && currencyCode !== reseller.currency)}
      onSave={(data) => adjust.mutateAsync({ id: reseller.id, data }, { onSuccess })}
      onClose={onClose}
      isSaving={adjust.isPending}
      failure={failureOf(adjust)}
      open={adjust.open}
    />
  );
};

const Pricing = ({ reseller, calls: { pricing }, onClose }: DialogProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const toast = useToast();
  const failureOf = useFailure();
  const onSuccess = ({ waitingPricing }: Reseller): void => {
    onClose();
    toast.success(t(waitingPricing ? 'pricing.waiting' : 'pricing.done'));
  };
  return (
    <PricingModal
      pricing={{ discountRate: reseller.discountRate, pricingGroup: reseller.pricingGroup }}
      onSave={(data) => pricing.mutateAsync({ id: reseller.id, data }, { onSuccess })}
      onClose={onClose}
      isSaving={pricing.isPending}
      failure={failureOf(pricing)}
    />
  );
};

const View = ({ reseller, calls: { view }, onClose }: DialogProps): ReactElement => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failureOf = useFailure();
  const { id } = reseller;
  const name = nameOf(reseller);
  const onSuccess = (opened: StoreView): void => {
    enterStoreView({ ...opened, name, leaveTo: paths.operatorReseller(id) });
    // What was fetched of the operator's own store.
    void queries.resetQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith('/client-api') });
    void navigate(paths.inventory());
  };
  return (
    <ReasonModal
      action="view"
      name={name}
      onSubmit={(reason) => view.mutateAsync({ id, data: { reason } }, { onSuccess })}
      onClose={onClose}
      isPending={view.isPending}
      failure={failureOf(view)}
    />
  );
};

const SignOut = ({ reseller, calls: { signOut }, onClose }: DialogProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { number } = useFormat();
  const toast = useToast();
  const failureOf = useFailure();
  return (
    <ConfirmDialog
      isOpen
      title={t('signOut.title', { name: nameOf(reseller) })}
      confirmLabel={t('signOut.submit')}
      onConfirm={() =>
        signOut.mutateAsync(
          { id: reseller.id },
          {
            onSuccess: ({ sessions }) => {
              onClose();
              toast.success(t('signOut.done', { number: number(sessions) }));
            },
          },
        )
      }
      onCancel={onClose}
      isPending={signOut.isPending}
      error={failureOf(signOut)}
    >
      {t('signOut.text')}
    </ConfirmDialog>
  );
};

const AdjustAction = (props: ResellerActionsProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const [isOpen, setIsOpen] = useState(false);
  const onClose = (): void => setIsOpen(false);
  const adjust = useAdjust(props, onClose);
  useFetchAhead(AdjustmentModal);
  return (
    <>
      <Button
        variant="primary"
        onPress={() => {
          adjust.reset();
          setIsOpen(true);
        }}
      >
        {t('adjust.open')}
      </Button>
      {isOpen && <Adjust reseller={props.reseller} adjust={adjust} onClose={onClose} />}
    </>
  );
};

const dialogs = { pricing: Pricing, signOut: SignOut, suspend: Suspend, view: View };

type ResellerActionProps = ResellerActionsProps &
  Pick<ButtonProps, 'variant' | 'size'> & {
    name: keyof typeof dialogs;
  };

/** One thing that an operator may do to a reseller, beside what it changes. */
export const ResellerAction = ({ name, reseller, calls, ...look }: ResellerActionProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const [isOpen, setIsOpen] = useState(false);
  useFetchAhead(PricingModal);
  useFetchAhead(ReasonModal);
  const Dialog = dialogs[name];
  return (
    <>
      <Button
        {...look}
        onPress={() => {
          calls[name].reset();
          setIsOpen(true);
        }}
      >
        {t(`${name}.open`)}
      </Button>
      {isOpen && <Dialog reseller={reseller} calls={calls} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** What an operator may do to a reseller as a whole, by weight; the rest is at what it changes (ResellerAction). */
export const ResellerActions = (props: ResellerActionsProps): ReactElement => (
  <>
    {!props.reseller.suspension && <ResellerAction {...props} name="suspend" variant="quiet" />}
    <ResellerAction {...props} name="view" />
    <AdjustAction {...props} />
  </>
);

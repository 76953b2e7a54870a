import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CostRateRequest } from '#contract/operator/model/costRateRequest.ts';
import { getPreviewCostRateQueryKey, usePreviewCostRate, useSetCostRate } from '#web/api/operator/packages/packages.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { PreviewModal } from './PreviewModal.tsx';
import { usePriceOutcome } from './use-price-outcome.ts';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';

const CostRateModal = lazyComponent(async () => (await import('./components/CostRateModal.tsx')).CostRateModal);

type PreviewProps = { rate: CostRateRequest; onDone: () => void; onClose: () => void };

/** What the rate would change. Read again when something has changed in the meantime. */
const Preview = ({ rate, onDone, onClose }: PreviewProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const preview = usePreviewCostRate(rate, { query: { gcTime: 0, staleTime: 0 } });
  const isAsked = preview.data?.needsAnother === true;
  const done = t(isAsked ? 'rate.waits' : 'rate.done');
  const outcome = usePriceOutcome(getPreviewCostRateQueryKey(rate), { done, onDone });
  const apply = useSetCostRate({ mutation: outcome });
  return (
    <PreviewModal
      preview={preview}
      apply={apply}
      applyLabel={t(isAsked ? 'preview.ask' : 'rate.apply')}
      onApply={(seen) => apply.mutate({ data: { ...rate, seen } })}
      onClose={onClose}
    />
  );
};

/** Asks for the rate of a currency, shows what it would change, and sets it. */
export const SetCostRate = (): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const [step, setStep] = useState<'ask' | 'preview'>();
  useFetchAhead(CostRateModal);
  const draft = useDraft<CostRateRequest>('cost rate');
  // The form is not done with it: it stays while what it would change is looked at.
  const kept = useMemo(() => ({ ...draft, drop: () => undefined }), [draft]);
  /** What is looked at. */
  const [rate, setRate] = useState<CostRateRequest>();
  const close = (): void => {
    setStep(undefined);
    draft.drop();
  };
  return (
    <>
      <Button onPress={() => setStep('ask')}>{t('rate.open')}</Button>
      {step === 'ask' && (
        <CostRateModal
          draft={kept}
          onPreview={(typed) => {
            setRate(typed);
            setStep('preview');
          }}
          onClose={close}
        />
      )}
      {step === 'preview' && rate && <Preview rate={rate} onDone={close} onClose={() => setStep('ask')} />}
    </>
  );
};

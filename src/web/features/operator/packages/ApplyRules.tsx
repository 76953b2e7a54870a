import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRules } from '#contract/operator/model/priceRules.ts';
import {
  getPreviewPriceRulesQueryKey,
  usePreviewPriceRules,
  useSetPriceRules,
} from '#web/api/operator/packages/packages.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { PreviewModal } from './PreviewModal.tsx';
import { usePriceOutcome } from './use-price-outcome.ts';

type PreviewProps = { draft: PriceRules; onDone: () => void; onClose: () => void };

/**
 * What the rules would change, and the button that applies them. Read again when something has changed in the meantime.
 */
const Preview = ({ draft, onDone, onClose }: PreviewProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  // Never an earlier one: what is seen is what is applied.
  const preview = usePreviewPriceRules(draft, { query: { gcTime: 0, staleTime: 0 } });
  // Not of the call: this dialog is gone as soon as the rules are those of the page.
  const isAsked = preview.data?.needsAnother === true;
  const done = t(isAsked ? 'preview.waits' : 'preview.done');
  const outcome = usePriceOutcome(getPreviewPriceRulesQueryKey(draft), { done, onDone });
  const apply = useSetPriceRules({ mutation: outcome });
  return (
    <PreviewModal
      preview={preview}
      apply={apply}
      applyLabel={t(isAsked ? 'preview.ask' : 'preview.apply')}
      onApply={(seen) => apply.mutate({ data: { ...draft, seen } })}
      onClose={onClose}
    />
  );
};

type ApplyRulesProps = {
  /** What was changed on the page; undefined while nothing was. */
  draft: PriceRules | undefined;
  /** Called when it holds, or is to be forgotten. */
  onDone: () => void;
};

/** Shows what changed rules would do, and applies them. */
export const ApplyRules = ({ draft, onDone }: ApplyRulesProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {draft && <Button onPress={onDone}>{t('rules.discard')}</Button>}
      <Button
        variant="primary"
        onPress={() => setOpen(true)}
        disabledReason={draft === undefined ? t('rules.unchanged') : undefined}
      >
        {t('rules.preview')}
      </Button>
      {isOpen && draft && (
        <Preview
          draft={{ newPackages: draft.newPackages, floor: draft.floor, rules: draft.rules }}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

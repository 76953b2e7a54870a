import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdjustmentRequest } from '#contract/operator/model/adjustmentRequest.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from './DeskModal.module.css';
import { adjustmentSchema, DIRECTIONS } from './adjustment-schema.ts';

export type AdjustmentModalProps = {
  /** The currency that the credit is held in. */
  currency: string;
  /** Called with an amount that is below zero when credit is taken back. Return the promise of the call. */
  onSave: (adjustment: AdjustmentRequest) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isSaving?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
};

const REASONS = ['BANK_TRANSFER', 'GOODWILL', 'CORRECTION'] as const;

/**
 * Asks how much credit a reseller gets or gives back, and why.
 *
 * Use it on the page of a reseller.
 *
 * Keyboard: Enter books.
 */
export const AdjustmentModal = (props: AdjustmentModalProps): ReactElement => {
  const { currency, onSave, onClose, isSaving = false, failure } = props;
  const { t } = useTranslation('operatorResellers');
  const form = useForm({
    schema: adjustmentSchema,
    defaultValues: { direction: 'GRANT', value: '', reason: 'BANK_TRANSFER', note: '' },
  });
  const { control, formState } = form;
  return (
    <FormModal
      form={form}
      onSubmit={({ direction, value, ...why }) =>
        onSave({ ...why, value: direction === 'GRANT' ? value : -value, currencyCode: currency })
      }
      isPending={isSaving}
      isLocked={isSaving}
      onClose={onClose}
      title={t('adjust.title')}
      submitLabel={t('adjust.submit')}
      disabledReason={formState.isValid ? undefined : t('adjust.incomplete')}
      className={styles.content}
    >
      <RadioField
        control={control}
        name="direction"
        label={t('adjust.direction')}
        options={DIRECTIONS.map((value) => ({ value, label: t(`adjust.directions.${value}`) }))}
      />
      <MoneyField control={control} name="value" label={t('adjust.amount')} currency={currency} />
      <RadioField
        control={control}
        name="reason"
        label={t('adjust.reason')}
        options={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextField
        control={control}
        name="note"
        label={t('adjust.note')}
        description={t('adjust.noteHint')}
        autoComplete="off"
      />
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
    </FormModal>
  );
};

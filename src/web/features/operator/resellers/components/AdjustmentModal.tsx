import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { AdjustmentRequest } from '#contract/operator/model/adjustmentRequest.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { AdjustmentRequest as Schema } from '#contract/operator/zod/schemas/adjustmentRequest.zod.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { amount, trimmed } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from '../../components/DeskModal.module.css';
import { OpenChange, type OpenChangeProps } from '../../components/OpenChange.tsx';

const DIRECTIONS = ['GRANT', 'TAKE_BACK'] as const;

/** A change of credit as it is typed: the amount is above zero, and its direction is beside it. */
const adjustmentSchema = zod.strictObject({
  currencyCode: Schema.shape.currencyCode,
  direction: zod.enum(DIRECTIONS),
  value: amount(Schema.shape.value.check(zod.positive())),
  reason: Schema.shape.reason,
  note: trimmed(Schema.shape.note),
});

type AdjustmentModalProps = {
  /** The currency that the credit is held in. */
  currency: string;
  /** What is owed in other currencies, where it can be settled. */
  debts?: readonly Sum[];
  /** Called with an amount that is below zero when credit is taken back. Return the promise of the call. */
  onSave: (adjustment: AdjustmentRequest) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isSaving?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
  /** What was sent before and has no known outcome: until then nothing else is sent. */
  open?: OpenChangeProps | undefined;
};

const REASONS = ['BANK_TRANSFER', 'GOODWILL', 'CORRECTION'] as const;

/** Asks how much credit a reseller gets or gives back, and why. */
export const AdjustmentModal = (props: AdjustmentModalProps): ReactElement => {
  const { currency, debts = [], onSave, onClose, isSaving = false, failure, open } = props;
  const { t } = useTranslation(['operatorResellers', 'operator']);
  const { money } = useFormat();
  const form = useForm({
    schema: adjustmentSchema,
    defaultValues: { currencyCode: currency, direction: 'GRANT', value: '', reason: 'BANK_TRANSFER', note: '' },
  });
  const { control, formState } = form;
  const chosen = form.watch('currencyCode');
  return (
    <FormModal
      form={form}
      failure={open === undefined ? failure : undefined}
      onSubmit={({ direction, value, ...why }) => onSave({ ...why, value: direction === 'GRANT' ? value : -value })}
      isPending={isSaving}
      isLocked={isSaving}
      onClose={onClose}
      title={t('adjust.title')}
      submitLabel={t('adjust.submit')}
      disabledReason={open ? t('operator:openChange.reason') : formState.isValid ? undefined : t('adjust.incomplete')}
      className={styles.content}
    >
      {debts.length > 0 && (
        <RadioField
          control={control}
          name="currencyCode"
          label={t('adjust.currency')}
          options={[
            { value: currency, label: t('adjust.held', { currency }) },
            ...debts.map(({ value, currencyCode }) => ({
              value: currencyCode,
              label: t('adjust.owed', { amount: money(-value, currencyCode) }),
            })),
          ]}
        />
      )}
      <RadioField
        control={control}
        name="direction"
        label={t('adjust.direction')}
        options={DIRECTIONS.map((value) => ({ value, label: t(`adjust.directions.${value}`) }))}
      />
      <MoneyField control={control} name="value" label={t('adjust.amount')} currency={chosen} />
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
      {open && <OpenChange {...open} />}
    </FormModal>
  );
};

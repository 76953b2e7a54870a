import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { Sum } from '#contract/operator/model/sum.ts';
import type { TransferReceipt } from '#contract/operator/model/transferReceipt.ts';
import { TransferNote } from '#contract/operator/zod/schemas/transferNote.zod.ts';
import { TransferReceipt as Schema } from '#contract/operator/zod/schemas/transferReceipt.zod.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { amount, trimmed } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from '../../components/DeskModal.module.css';

/** What came, as it is typed. */
const transferSchema = zod.strictObject({
  value: amount(Schema.shape.value),
  valueDate: Schema.shape.valueDate,
  note: trimmed(TransferNote),
});

type TransferModalProps = {
  /** What was to be paid. */
  total: Sum;
  /** Called with what came. Return the promise of the call. */
  onSettle: (receipt: TransferReceipt) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isSaving?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
};

/** Asks what came for a payment by bank transfer. Nothing is filled in: it is read from the account. */
export const TransferModal = (props: TransferModalProps): ReactElement => {
  const { total, onSettle, onClose, isSaving = false, failure } = props;
  const { t } = useTranslation('operatorPayments');
  const { money } = useFormat();
  const form = useForm({ schema: transferSchema, defaultValues: { value: '', valueDate: '', note: '' } });
  const { control, formState } = form;
  return (
    <FormModal
      form={form}
      failure={failure}
      onSubmit={(receipt) => onSettle({ ...receipt, currencyCode: total.currencyCode })}
      isPending={isSaving}
      isLocked={isSaving}
      onClose={onClose}
      title={t('settle.title')}
      submitLabel={t('settle.submit')}
      disabledReason={formState.isValid ? undefined : t('settle.incomplete')}
      className={styles.content}
    >
      <p>{t('settle.text', { total: money(total.value, total.currencyCode) })}</p>
      <MoneyField control={control} name="value" label={t('settle.amount')} currency={total.currencyCode} />
      <TextField
        control={control}
        name="valueDate"
        type="date"
        label={t('settle.date')}
        description={t('settle.dateHint')}
      />
      <TextField
        control={control}
        name="note"
        label={t('settle.note')}
        description={t('settle.noteHint')}
        autoComplete="off"
      />
    </FormModal>
  );
};

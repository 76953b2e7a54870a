import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { Payment } from '#contract/operator/model/payment.ts';
import type { RefundRequest } from '#contract/operator/model/refundRequest.ts';
import { RefundReference } from '#contract/operator/zod/schemas/refundReference.zod.ts';
import { RefundRequest as Schema } from '#contract/operator/zod/schemas/refundRequest.zod.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { MoneyField } from '#web/components/form/MoneyField.tsx';
import { amount, trimmed } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import styles from '../../components/DeskModal.module.css';
import { OpenChange, type OpenChangeProps } from '../../components/OpenChange.tsx';

const none = zod.pipe(
  zod.literal(''),
  zod.transform(() => undefined),
);

/** A refund as it is typed: no more than can be refunded, and with a reference where an operator transfers it back. */
const refundSchema = ({ refundable, refundWay }: Pick<Payment, 'refundable' | 'refundWay'>) =>
  zod.strictObject({
    value: amount(Schema.shape.value.check(zod.maximum(refundable.value))),
    reason: trimmed(Schema.shape.reason),
    reference: refundWay === 'BY_HAND' ? trimmed(RefundReference) : none,
  });

export type RefundModalProps = {
  /** How much can be refunded, by whom, and what was paid for. */
  payment: Pick<Payment, 'purpose' | 'refundable' | 'refundWay'>;
  /** Called with how much goes back, and why. Return the promise of the call. */
  onRefund: (refund: RefundRequest) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isSaving?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
  /** What was sent before and has no known outcome: until then nothing else is sent. */
  open?: OpenChangeProps | undefined;
};

/**
 * Asks how much of a payment goes back, and why; where no provider gives it back, also for the reference of the
 * transfer.
 */
export const RefundModal = (props: RefundModalProps): ReactElement => {
  const { payment, onRefund, onClose, isSaving = false, failure, open } = props;
  const { purpose, refundable, refundWay } = payment;
  const { value: limit, currencyCode } = refundable;
  const { t } = useTranslation(['operatorPayments', 'operator']);
  const { money } = useFormat();
  const schema = useMemo(
    () => refundSchema({ refundable: { value: limit, currencyCode }, refundWay }),
    [limit, currencyCode, refundWay],
  );
  const form = useForm({ schema, defaultValues: { value: '', reason: '', reference: '' } });
  const { control, formState } = form;
  return (
    <FormModal
      form={form}
      failure={open === undefined ? failure : undefined}
      onSubmit={({ reference, ...refund }) =>
        onRefund({ ...refund, currencyCode, ...(reference !== undefined && { reference }) })
      }
      isPending={isSaving}
      isLocked={isSaving}
      onClose={onClose}
      title={t('refund.title')}
      submitLabel={t(`refund.submit.${refundWay}`)}
      disabledReason={
        open ? t('operator:openChange.reason') : formState.isValid ? undefined : t(`refund.incomplete.${refundWay}`)
      }
      className={styles.content}
    >
      <p>{t('refund.text', { limit: money(limit, currencyCode) })}</p>
      <p>{t(`refund.ways.${refundWay}`)}</p>
      {purpose === 'CART' && <Banner tone="warning">{t('refund.cart')}</Banner>}
      <MoneyField control={control} name="value" label={t('refund.amount')} currency={currencyCode} />
      <TextField
        control={control}
        name="reason"
        label={t('refund.reason')}
        description={t('refund.reasonHint')}
        autoComplete="off"
      />
      {refundWay === 'BY_HAND' && (
        <TextField
          control={control}
          name="reference"
          label={t('refund.reference')}
          description={t('refund.referenceHint')}
          autoComplete="off"
        />
      )}
      {open && <OpenChange {...open} />}
    </FormModal>
  );
};

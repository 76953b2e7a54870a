import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import { GiveUpRequest } from '#contract/operator/zod/schemas/giveUpRequest.zod.ts';
import { useGiveUpOrder } from '#web/api/operator/attention/attention.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from '../components/DeskModal.module.css';
import { type Actionable, useOrderText, useReadAgain } from './use-actions.ts';

/** Why an order is given up. */
const giveUpSchema = zod.strictObject({ note: trimmed(GiveUpRequest.shape.note) });

type GiveUpProps = {
  /** The order. */
  item: Actionable;
  /** Called once it was given up, and when the operator leaves it. */
  onClose: () => void;
};

/** Asks why an order is given up, says what goes back, and gives it up; a toast says what came of it. */
export const GiveUp = ({ item: { reference: id, facts }, onClose }: GiveUpProps): ReactElement => {
  const { t } = useTranslation('operatorAttention');
  const { money } = useFormat();
  const toast = useToast();
  const problemText = useProblemText();
  const orderText = useOrderText();
  const giveUp = useGiveUpOrder({ mutation: { onSettled: useReadAgain() } });
  const onSuccess = (outcome: OrderOutcome): void => {
    onClose();
    toast.success(orderText(outcome));
  };
  const form = useForm({ schema: giveUpSchema, defaultValues: { note: '' } });
  const { value, currencyCode } = facts.amount ?? { value: 0, currencyCode: 'USD' };
  return (
    <FormModal
      form={form}
      onSubmit={(data) => giveUp.mutateAsync({ id, data }, { onSuccess })}
      isPending={giveUp.isPending}
      isLocked={giveUp.isPending}
      onClose={onClose}
      title={t('giveUp.title')}
      submitLabel={t('giveUp.submit')}
      disabledReason={form.formState.isValid ? undefined : t('giveUp.noNote')}
      className={styles.content}
    >
      <p>{t('giveUp.text', { amount: money(value, currencyCode) })}</p>
      <TextAreaField
        control={form.control}
        name="note"
        label={t('giveUp.note')}
        failure={giveUp.error ? problemText(giveUp.error) : undefined}
      />
    </FormModal>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sum } from '#contract/operator/model/sum.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { giveUpSchema } from './give-up-schema.ts';
import styles from '../../components/DeskModal.module.css';

export type GiveUpModalProps = {
  /** What the reseller gets back. */
  amount: Sum;
  /** Called with the reason, which is not empty. Return the promise of the call. */
  onGiveUp: (note: string) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isPending?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
};

/**
 * Asks why an order is given up; says what goes back.
 *
 * Use it for an order that the store cannot settle by itself. It confirms by itself: no ConfirmDialog before it.
 *
 * Keyboard: Tab reaches the button.
 */
export const GiveUpModal = (props: GiveUpModalProps): ReactElement => {
  const { amount, onGiveUp, onClose, isPending = false, failure } = props;
  const { t } = useTranslation('operatorAttention');
  const { money } = useFormat();
  const form = useForm({ schema: giveUpSchema, defaultValues: { note: '' } });
  return (
    <FormModal
      form={form}
      onSubmit={({ note }) => onGiveUp(note)}
      isPending={isPending}
      isLocked={isPending}
      onClose={onClose}
      title={t('giveUp.title')}
      submitLabel={t('giveUp.submit')}
      disabledReason={form.formState.isValid ? undefined : t('giveUp.noNote')}
      className={styles.content}
    >
      <p>{t('giveUp.text', { amount: money(amount.value, amount.currencyCode) })}</p>
      <TextAreaField control={form.control} name="note" label={t('giveUp.note')} failure={failure} />
    </FormModal>
  );
};

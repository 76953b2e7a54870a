import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { suspensionSchema } from './suspension-schema.ts';
import styles from '../../components/DeskModal.module.css';

export type SuspensionModalProps = {
  /** Who is suspended, as it is called. */
  name: string;
  /** Called with the reason, which is not empty. Return the promise of the call. */
  onSuspend: (reason: string) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isPending?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
};

/**
 * Asks why a reseller may not sell any more; says what that stops.
 *
 * Use it on the page of a reseller. It confirms by itself: no ConfirmDialog before it.
 *
 * Keyboard: Tab reaches the button.
 */
export const SuspensionModal = (props: SuspensionModalProps): ReactElement => {
  const { name, onSuspend, onClose, isPending = false, failure } = props;
  const { t } = useTranslation('operatorResellers');
  const form = useForm({ schema: suspensionSchema, defaultValues: { reason: '' } });
  return (
    <FormModal
      form={form}
      onSubmit={({ reason }) => onSuspend(reason)}
      isPending={isPending}
      isLocked={isPending}
      onClose={onClose}
      title={t('suspend.title', { name })}
      submitLabel={t('suspend.submit')}
      disabledReason={form.formState.isValid ? undefined : t('suspend.noReason')}
      className={styles.content}
    >
      <p>{t('suspend.text')}</p>
      <TextAreaField control={form.control} name="reason" label={t('suspend.reason')} failure={failure} />
    </FormModal>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { storeViewSchema } from './store-view-schema.ts';
import styles from '../../components/DeskModal.module.css';

export type StoreViewModalProps = {
  /** Whose store it is, as it is called. */
  name: string;
  /** Called with the reason, which is not empty. Return the promise of the call. */
  onView: (reason: string) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void;
  /** The call is under way: the button waits. */
  isPending?: boolean;
  /** Why the last attempt failed; what was typed stays. */
  failure?: string | undefined;
};

/**
 * Asks why an operator wants to see the store of a reseller; says what that shows.
 *
 * Use it on the page of a reseller.
 *
 * Keyboard: Tab reaches the button.
 */
export const StoreViewModal = (props: StoreViewModalProps): ReactElement => {
  const { name, onView, onClose, isPending = false, failure } = props;
  const { t } = useTranslation('operatorResellers');
  const form = useForm({ schema: storeViewSchema, defaultValues: { reason: '' } });
  return (
    <FormModal
      form={form}
      onSubmit={({ reason }) => onView(reason)}
      isPending={isPending}
      isLocked={isPending}
      onClose={onClose}
      title={t('view.title', { name })}
      submitLabel={t('view.submit')}
      disabledReason={form.formState.isValid ? undefined : t('view.noReason')}
      className={styles.content}
    >
      <p>{t('view.text')}</p>
      <TextAreaField control={form.control} name="reason" label={t('view.reason')} failure={failure} />
    </FormModal>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { EmailField } from '#web/components/form/EmailField.tsx';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { email } from '#web/components/form/schemas.ts';
import { useForm } from '#web/components/form/use-form.ts';

type AddEmailModalProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Only called with a valid e-mail address. */
  onSubmit: (email: string) => unknown;
  /** The call is under way: Save waits. */
  isPending?: boolean;
};

/** The field of UpdateCustomerRequest that is asked for. */
const schema = zod.strictObject({ customerEmail: email });

/**
 * Asks for a customer's e-mail address. Mounted all the time, it keeps what was typed when the call fails.
 *
 * Use it for a customer without an address, from the search and from a sale.
 *
 * Anatomy: one field with its hint, and Save.
 *
 * Do:
 * - Give it a `key` by customer: what was typed for one is not offered for another.
 *
 * Don't:
 * - Show it where an address is known.
 *
 * Keyboard: Enter saves.
 */
export const AddEmailModal = ({ isOpen, onClose, onSubmit, isPending = false }: AddEmailModalProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const form = useForm({ schema, defaultValues: { customerEmail: '' } });
  return (
    <FormModal
      form={form}
      onSubmit={({ customerEmail }) => onSubmit(customerEmail)}
      isPending={isPending}
      isOpen={isOpen}
      onClose={onClose}
      title={t('addEmail.title')}
      submitLabel={t('addEmail.submit')}
      aside={null}
    >
      <EmailField
        control={form.control}
        name="customerEmail"
        label={t('addEmail.label')}
        description={t('addEmail.hint')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with one field begins in it
        autoFocus
      />
    </FormModal>
  );
};

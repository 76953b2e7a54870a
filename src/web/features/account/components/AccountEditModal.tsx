import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import type { User } from '#contract/storefront/model/user.ts';
import { toAccountForm, toUpdateUserRequest } from '#domain/account.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { AccountFields } from './AccountFields.tsx';
import { accountSchema } from './account-schema.ts';

export type AccountEditModalProps = {
  /** The account as it is stored; the fields start with its values. */
  user: User;
  /**
   * Called with valid and changed values only. Return the promise of the call: until it ends the form waits, and
   * refused values are marked at their fields.
   */
  onSave: (changed: UpdateUserRequest) => unknown;
  /** Called by Cancel, the close button, Escape and a press outside; after a question when something was typed. */
  onClose: () => void;
  /** The call is under way: Save waits. */
  isSaving: boolean;
  /** Of an earlier visit. */
  draft?: FormDraft<UpdateUserRequest>;
};

/**
 * The same fields to edit. Saving needs first name, last name and a supported country.
 *
 * Use it behind the button that edits AccountDetails. Elsewhere a missing country leads to the account page, which
 * opens it.
 *
 * Keyboard: as in every FormModal, Enter saves.
 */
export const AccountEditModal = ({ user, onSave, onClose, isSaving, draft }: AccountEditModalProps): ReactElement => {
  const { t } = useTranslation('account');
  const form = useForm({ schema: accountSchema, defaultValues: toAccountForm(user), draft });
  return (
    <FormModal
      form={form}
      onSubmit={(typed) => onSave(toUpdateUserRequest(typed))}
      isPending={isSaving}
      title={t('editTitle')}
      onClose={onClose}
      isLocked={isSaving}
      submitLabel={t('save')}
      disabledReason={form.formState.isValid ? undefined : t('incomplete')}
    >
      <AccountFields control={form.control} />
    </FormModal>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import type { User } from '#contract/storefront/model/user.ts';
import { UpdateUserRequest as updateUserRequest } from '#contract/storefront/zod/schemas/updateUserRequest.zod.ts';
import { toAccountForm, toUpdateUserRequest } from '#domain/account.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { AccountFields } from './AccountFields.tsx';

export type AccountEditModalProps = {
  user: User;
  onSave: (changed: UpdateUserRequest) => unknown;
  onClose: () => void;
  isSaving: boolean;
  /** Of an earlier visit. */
  draft?: FormDraft<UpdateUserRequest>;
};

/** The same fields to edit. Saving needs first name, last name and a supported country. */
export const AccountEditModal = ({ user, onSave, onClose, isSaving, draft }: AccountEditModalProps): ReactElement => {
  const { t } = useTranslation('account');
  const form = useForm({ schema: updateUserRequest, defaultValues: toAccountForm(user), draft });
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

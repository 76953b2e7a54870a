import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactElement, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import type { User } from '#contract/storefront/model/user.ts';
import { UpdateUserRequest as updateUserRequest } from '#contract/storefront/zod/schemas/updateUserRequest.zod.ts';
import { toAccountForm, toUpdateUserRequest } from '#domain/account.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { AccountFields } from './AccountFields.tsx';

export interface AccountEditModalProps {
  user: User;
  onSave: (changed: UpdateUserRequest) => void;
  onClose: () => void;
  isSaving: boolean;
}

/** The same fields to change. Saving needs first name, last name and a country that is supported. */
export const AccountEditModal = ({ user, onSave, onClose, isSaving }: AccountEditModalProps): ReactElement => {
  const { t } = useTranslation(['account', 'common']);
  const formId = useId();
  const { control, handleSubmit, formState } = useForm<UpdateUserRequest>({
    defaultValues: toAccountForm(user),
    resolver: zodResolver(updateUserRequest),
    mode: 'onChange',
  });
  const submit = handleSubmit((form) => onSave(toUpdateUserRequest(form)));
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('account:editTitle')}
      isLocked={isSaving}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSaving}
            disabledReason={formState.isValid ? undefined : t('account:incomplete')}
          >
            {t('account:save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <AccountFields control={control} />
      </form>
    </Modal>
  );
};

import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '#domain/patterns.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';

export interface AddEmailModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Never called with anything but an e-mail address. */
  onSubmit: (email: string) => void;
  isPending?: boolean;
}

/** Asks for a customer's e-mail address. Mounted all the time, it keeps what was typed when the call fails. */
export const AddEmailModal = ({ isOpen, onClose, onSubmit, isPending = false }: AddEmailModalProps): ReactElement => {
  const { t } = useTranslation(['pointOfSale', 'errors']);
  const formId = useId();
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isValid = isEmail(email.trim());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(!isValid);
    if (isValid && !isPending) onSubmit(email.trim());
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('addEmail.title')}
      footer={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {t('addEmail.submit')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={t('addEmail.label')}
          description={t('addEmail.hint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={setEmail}
          error={isValid ? undefined : t('errors:validation.email')}
          isErrorShown={isRefused}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with one field begins in it
          autoFocus
        />
      </form>
    </Modal>
  );
};

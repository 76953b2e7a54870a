import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryField } from '#web/components/country/CountryField.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';

export interface CountryModalProps {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (code: string) => void;
  isPending?: boolean;
}

/** Asks where a customer lives; every country of the list can be chosen (readings VAL-001). */
export const CountryModal = ({ isOpen, onClose, onSubmit, isPending = false }: CountryModalProps): ReactElement => {
  const { t } = useTranslation('history');
  const formId = useId();
  const [code, setCode] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code !== null && !isPending) onSubmit(code);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('setCountry.title')}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          isPending={isPending}
          disabledReason={code === null ? t('setCountry.missing') : undefined}
        >
          {t('setCountry.submit')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <CountryField label={t('setCountry.label')} value={code} onChange={setCode} />
      </form>
    </Modal>
  );
};

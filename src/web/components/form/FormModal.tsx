import { type ReactElement, type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Modal, type ModalProps } from '#web/ui/overlays/Modal.tsx';
import { Form, type FormProps } from './Form.tsx';

export type FormModalProps<Values extends FieldValues, Sent> = {
  /** True by default; a modal that stays mounted keeps what was typed. */
  isOpen?: boolean;
  /** A verb: the action of the submit button. */
  submitLabel: string;
  /** Why it cannot be submitted now. */
  disabledReason?: string | undefined;
  /** Replaces Cancel before the submit button; null for nothing. */
  aside?: ReactNode;
} & Omit<FormProps<Values, Sent>, 'id'> &
  Pick<ModalProps, 'title' | 'onClose' | 'width' | 'isLocked'>;

/** A form in a dialog. Enter submits it; Escape, Cancel and a short press outside leave it. */
export const FormModal = <Values extends FieldValues, Sent>(props: FormModalProps<Values, Sent>): ReactElement => {
  const { isOpen = true, title, onClose, width = 474, isLocked = false, submitLabel, disabledReason, aside } = props;
  const { form, onSubmit, isPending = false, className, children } = props;
  const { t } = useTranslation('common');
  const formId = useId();
  const footer = (
    <>
      {aside === undefined ? <Button onPress={onClose}>{t('cancel')}</Button> : aside}
      <Button type="submit" form={formId} variant="primary" isPending={isPending} disabledReason={disabledReason}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title} width={width} isLocked={isLocked} footer={footer}>
      <Form id={formId} form={form} onSubmit={onSubmit} isPending={isPending} className={className}>
        {children}
      </Form>
    </Modal>
  );
};

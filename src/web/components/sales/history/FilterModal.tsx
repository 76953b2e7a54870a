import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';

interface FilterModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  onReset: () => void;
  /** The form of this id is what the filter button submits. */
  children: (formId: string) => ReactElement;
}

/** The frame of a filter: a form, a button that takes the filter away and one that sets it. */
export const FilterModal = ({ isOpen, onClose, title, onReset, children }: FilterModalProps): ReactElement => {
  const { t } = useTranslation('common');
  const formId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onPress={onReset}>{t('reset')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('filter')}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Modal>
  );
};

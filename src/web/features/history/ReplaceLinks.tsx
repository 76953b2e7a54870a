import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplaceShareLinks } from '#web/api/storefront/customers/customers.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { Modal, useFocusReturn } from '#web/ui/overlays/Modal.tsx';
import styles from './ReplaceLinks.module.css';

type NewLinkModalProps = {
  /** The whole address; the old one works no longer. */
  link: string;
  /** Called by Done, the close button and Escape. */
  onClose: () => void;
};

/** The new link to a customer's profile, to copy. */
const NewLinkModal = ({ link, onClose }: NewLinkModalProps): ReactElement => {
  const { t } = useTranslation(['history', 'common']);
  return (
    <Modal
      isOpen
      onClose={onClose}
      // The second press of a double click on the previous button lands outside.
      isLocked
      title={t('links.doneTitle')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common:done')}
        </Button>
      }
    >
      <div className={styles.content}>
        <p>{t('links.doneText')}</p>
        <CopyField label={t('links.label')} value={link} />
      </div>
    </Modal>
  );
};

type ReplaceLinksProps = {
  /** Key of the page's data, which is read again afterwards. */
  queryKey: QueryKey;
  /** Whose links are revoked. */
  customerUid: string;
  /** Called when it is left, before or after. */
  onClose: () => void;
};

/** Revokes the links that a customer has, and shows the new one to send. */
export const ReplaceLinks = ({ queryKey, customerUid, onClose }: ReplaceLinksProps): ReactElement => {
  const { t } = useTranslation('history');
  const problemText = useProblemText();
  const queries = useQueryClient();
  useFocusReturn();
  const replace = useReplaceShareLinks({ mutation: { onSettled: () => queries.invalidateQueries({ queryKey }) } });
  if (replace.data) return <NewLinkModal link={replace.data.customer.profileUrl} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={t('links.title')}
      confirmLabel={t('links.confirm')}
      onConfirm={() => replace.mutateAsync({ customerUid })}
      onCancel={onClose}
      isPending={replace.isPending}
      error={replace.error ? problemText(replace.error) : undefined}
      isDangerous
    >
      {t('links.text')}
    </ConfirmDialog>
  );
};

import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookUrl } from '#contract/storefront/model/webhookUrl.ts';
import { isChangedSince } from '#domain/refusal.ts';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import { listWebhookUrls, useGetWebhookPublicKey } from '#web/api/storefront/webhooks/webhooks.ts';
import { ifMatchOrUnset } from '#web/api/if-match.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useDiscardQuestion } from '#web/components/form/FormModal.tsx';
import { WebhookUrlField } from '#web/components/integration/WebhookUrlField.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useWebhookChanges } from './use-webhooks.ts';
import styles from './WebhookModal.module.css';

type WebhookModalProps = {
  /** The type of events that go to the address. */
  type: ResellerWebhookType;
  /** The saved address; undefined before one was set. */
  saved: WebhookUrl | undefined;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
};

/**
 * The address of one type of events: editable until it is saved, then locked until it is changed (API-016 to API-019).
 */
export const WebhookModal = ({ type, saved, onClose }: WebhookModalProps): ReactElement => {
  const { t } = useTranslation(['api', 'common']);
  const problemText = useProblemText();
  const publicKey = useGetWebhookPublicKey();
  const { set } = useWebhookChanges(type);
  const [unsaved, keep] = useState<string>();
  // An address that is being sent is not lost.
  const discard = useDiscardQuestion(unsaved !== undefined && !set.isPending, onClose);
  return (
    <Modal
      isOpen
      onClose={discard.onClose}
      title={t(`webhooks.types.${type}.title`)}
      width={650}
      footer={discard.question ?? <Button onPress={discard.onClose}>{t('common:done')}</Button>}
    >
      <div className={styles.content}>
        <p>{t(`webhooks.types.${type}.text`)}</p>
        <WebhookUrlField
          label={t('webhooks.label')}
          url={saved?.url}
          version={saved?.version}
          // ERR-050: logged and told at the field, which stays open.
          onSubmit={(url, version) =>
            set.mutateAsync(
              { type, data: { url }, ...ifMatchOrUnset(version) },
              { onError: (error) => console.warn('The webhook could not be saved:', type, error) },
            )
          }
          readLatest={async () => (await listWebhookUrls(type))[0]}
          onType={keep}
          isSaving={set.isPending}
          failure={set.error && !isChangedSince(set.error.problem) ? problemText(set.error) : undefined}
          publicKey={publicKey.data?.publicKey}
          onRetryPublicKey={publicKey.isError && !publicKey.isFetching ? () => void publicKey.refetch() : undefined}
        />
      </div>
    </Modal>
  );
};

type StopWebhookDialogProps = {
  /** Whose address is removed. */
  type: ResellerWebhookType;
  /** Called by Cancel, and after the address was removed. */
  onClose: () => void;
};

/** Confirms that events of a type are no longer sent: pending deliveries are dropped. */
export const StopWebhookDialog = ({ type, onClose }: StopWebhookDialogProps): ReactElement => {
  const { t } = useTranslation('api');
  const toast = useToast();
  const problemText = useProblemText();
  const { remove } = useWebhookChanges(type);
  const stopped = (): void => {
    onClose();
    toast.success(t('webhooks.stop.success'));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('webhooks.stop.title')}
      confirmLabel={t('webhooks.stop.confirm')}
      onConfirm={() => remove.mutateAsync({ type }, { onSuccess: stopped })}
      onCancel={onClose}
      isPending={remove.isPending}
      error={remove.error ? problemText(remove.error) : undefined}
      isDangerous
    >
      {t('webhooks.stop.text', { event: t(`webhooks.types.${type}.title`) })}
    </ConfirmDialog>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResellerWebhookType } from '#domain/webhook.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useWebhookChanges } from './use-webhooks.ts';

export type StopWebhookDialogProps = {
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

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveApiCredentials } from '#web/api/storefront/credentials/credentials.ts';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { type ChannelDialogProps, useChannelDialog } from './use-channel-dialog.ts';
import { useChannelReload } from './use-channels.ts';

export type RemoveChannelProps = {
  /** Whether this is the only channel: then a new one replaces it. */
  isOnly: boolean;
} & ChannelDialogProps;

/** Switches a channel off (API-022). */
export const RemoveChannel = ({ channel, isOnly, onClose }: RemoveChannelProps): ReactElement => {
  const { t } = useTranslation('api');
  const { nameOf, failureOf, done } = useChannelDialog(onClose);
  const remove = useRemoveApiCredentials({ mutation: useChannelReload() });
  const name = nameOf(channel);
  const onSuccess = done(t('remove.success', { channel: name }));
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { channel: name })}
      confirmLabel={t('remove.confirm')}
      onConfirm={() => remove.mutateAsync({ id: channel.id }, { onSuccess })}
      onCancel={onClose}
      isPending={remove.isPending}
      error={failureOf(remove)}
      isDangerous
    >
      {isOnly ? `${t('remove.text')} ${t('remove.last')}` : t('remove.text')}
    </ConfirmDialog>
  );
};

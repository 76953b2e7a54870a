import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenameApiCredentials } from '#web/api/storefront/credentials/credentials.ts';
import { ChannelNameModal } from './components/ChannelNameModal.tsx';
import { type ChannelDialogProps, useChannelDialog } from './use-channel-dialog.ts';
import { useChannelReload } from './use-channels.ts';

/** Renames a channel (API-006). */
export const RenameChannel = ({ channel, onClose }: ChannelDialogProps): ReactElement => {
  const { t } = useTranslation('api');
  const { nameOf, failureOf, done } = useChannelDialog(onClose);
  const rename = useRenameApiCredentials({ mutation: useChannelReload() });
  return (
    <ChannelNameModal
      name={nameOf(channel)}
      onSave={(name) => rename.mutateAsync({ id: channel.id, data: { name } }, { onSuccess: done(t('renamed')) })}
      onClose={onClose}
      isSaving={rename.isPending}
      failure={failureOf(rename)}
    />
  );
};

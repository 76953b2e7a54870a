import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import { useAddApiCredentials } from '#web/api/storefront/credentials/credentials.ts';
import { ChannelNameModal } from './components/ChannelNameModal.tsx';
import { useChannelDialog } from './use-channel-dialog.ts';
import { useChannelReload } from './use-channels.ts';

export type AddChannelProps = {
  /** Called with the new channel, to choose it. */
  onAdded: (channel: ApiChannel) => void;
  /** Called when the dialog is left, and after the channel was added. */
  onClose: () => void;
};

/** Adds a channel, and reports which (API-005). */
export const AddChannel = ({ onAdded, onClose }: AddChannelProps): ReactElement => {
  const { t } = useTranslation('api');
  const { failureOf, done } = useChannelDialog(onClose);
  const add = useAddApiCredentials({ mutation: useChannelReload() });
  const onSuccess = (channel: ApiChannel): void => {
    onAdded(channel);
    done(t('added'))();
  };
  return (
    <ChannelNameModal
      onSave={(name) => add.mutateAsync({ data: { name } }, { onSuccess })}
      onClose={onClose}
      isSaving={add.isPending}
      failure={failureOf(add)}
    />
  );
};

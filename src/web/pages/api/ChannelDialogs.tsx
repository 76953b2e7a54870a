import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import {
  useAddApiCredentials,
  useRemoveApiCredentials,
  useRenameApiCredentials,
  useRollApiSecret,
} from '#web/api/storefront/credentials/credentials.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ChannelNameModal } from '#web/components/integration/ChannelNameModal.tsx';
import { RollModal } from '#web/components/integration/RollModal.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useChannelReload } from './use-channels.ts';

interface DialogProps {
  onClose: () => void;
}

interface ChannelProps extends DialogProps {
  channel: ApiChannel;
}

/** Why a change failed; the dialog stays open and says it. */
const useFailure = () => {
  const problemText = useProblemText();
  return ({ error }: { error: unknown }): string | undefined => (error ? problemText(error) : undefined);
};

/** Closes the dialog and says what was done. */
const useDone = (onClose: () => void) => {
  const toast = useToast();
  return (text: string) => (): void => {
    onClose();
    toast.success(text);
  };
};

const useChannelName = ({ name }: ApiChannel): string => {
  const { t } = useTranslation('api');
  return name === '' ? t('unnamed') : name;
};

export interface AddChannelProps extends DialogProps {
  onAdded: (channel: ApiChannel) => void;
}

export const AddChannel = ({ onAdded, onClose }: AddChannelProps): ReactElement => {
  const { t } = useTranslation('api');
  const failureOf = useFailure();
  const done = useDone(onClose);
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

export const RenameChannel = ({ channel, onClose }: ChannelProps): ReactElement => {
  const { t } = useTranslation('api');
  const failureOf = useFailure();
  const done = useDone(onClose);
  const rename = useRenameApiCredentials({ mutation: useChannelReload() });
  return (
    <ChannelNameModal
      name={useChannelName(channel)}
      onSave={(name) => rename.mutateAsync({ id: channel.id, data: { name } }, { onSuccess: done(t('renamed')) })}
      onClose={onClose}
      isSaving={rename.isPending}
      failure={failureOf(rename)}
    />
  );
};

export const RollChannelSecret = ({ channel, onClose }: ChannelProps): ReactElement => {
  const failureOf = useFailure();
  const roll = useRollApiSecret({ mutation: useChannelReload() });
  const { data } = roll;
  return (
    <RollModal
      kind="secret"
      channel={useChannelName(channel)}
      previousValidUntil={channel.previousSecretValidUntil}
      onRoll={(previousValidForSeconds) => roll.mutateAsync({ id: channel.id, data: { previousValidForSeconds } })}
      onClose={onClose}
      isRolling={roll.isPending}
      failure={failureOf(roll)}
      rolled={data && { value: data.clientSecret, previousValidUntil: data.previousSecretValidUntil }}
    />
  );
};

export interface RemoveChannelProps extends ChannelProps {
  /** Whether there is no other channel: a new one takes its place. */
  isOnly: boolean;
}

export const RemoveChannel = ({ channel, isOnly, onClose }: RemoveChannelProps): ReactElement => {
  const { t } = useTranslation('api');
  const failureOf = useFailure();
  const done = useDone(onClose);
  const remove = useRemoveApiCredentials({ mutation: useChannelReload() });
  const name = useChannelName(channel);
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { channel: name })}
      confirmLabel={t('remove.confirm')}
      onConfirm={() => remove.mutate({ id: channel.id }, { onSuccess: done(t('remove.success', { channel: name })) })}
      onCancel={onClose}
      isPending={remove.isPending}
      error={failureOf(remove)}
      isDangerous
    >
      {isOnly ? `${t('remove.text')} ${t('remove.last')}` : t('remove.text')}
    </ConfirmDialog>
  );
};

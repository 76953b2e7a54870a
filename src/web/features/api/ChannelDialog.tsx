import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import { isChangedSince } from '#domain/refusal.ts';
import { ifMatch } from '#web/api/if-match.ts';
import {
  listApiCredentials,
  useAddApiCredentials,
  useRemoveApiCredentials,
  useRenameApiCredentials,
  useRollApiSecret,
} from '#web/api/storefront/credentials/credentials.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { RollModal } from '#web/components/integration/RollModal.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { ChannelNameModal } from './components/ChannelNameModal.tsx';
import { FirstStepsWizard } from './FirstStepsWizard.tsx';
import { useChannelReload } from './use-channels.ts';

/** The open dialog and its channel, which stays the same whatever the list reads in the meantime. */
export type OpenedDialog =
  | { act: 'add' }
  | { act: 'rename' | 'roll' | 'firstSteps'; channel: ApiChannel }
  | { act: 'remove'; channel: ApiChannel; isOnly: boolean };

type OfChannel = {
  /** The channel to change. */
  channel: ApiChannel;
  /** Called when the dialog is left, and after the change was stored. */
  onClose: () => void;
};

/** Shared by the dialogs of a channel: they close when the change is done, and stay open with the error otherwise. */
const useChannelDialog = (onClose: () => void) => {
  const { t } = useTranslation('api');
  const toast = useToast();
  const problemText = useProblemText();
  return {
    nameOf: ({ name }: ApiChannel): string => (name === '' ? t('unnamed') : name),
    failureOf: ({ error }: { error: unknown }): string | undefined => (error ? problemText(error) : undefined),
    done: (text: string) => (): void => {
      onClose();
      toast.success(text);
    },
  };
};

type AddChannelProps = {
  /** Called with the new channel, to choose it. */
  onAdded: (channel: ApiChannel) => void;
  /** Called when the dialog is left, and after the channel was added. */
  onClose: () => void;
};

/** Adds a channel, and reports which (API-005). */
const AddChannel = ({ onAdded, onClose }: AddChannelProps): ReactElement => {
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
      // Nothing is saved over.
      readLatest={() => Promise.resolve({ name: '' })}
      onClose={onClose}
      isSaving={add.isPending}
      failure={failureOf(add)}
    />
  );
};

/** Renames a channel (API-006). */
const RenameChannel = ({ channel, onClose }: OfChannel): ReactElement => {
  const { t } = useTranslation('api');
  const { nameOf, failureOf, done } = useChannelDialog(onClose);
  const rename = useRenameApiCredentials({ mutation: useChannelReload() });
  return (
    <ChannelNameModal
      name={nameOf(channel)}
      version={channel.version}
      onSave={(name, version) =>
        rename.mutateAsync({ id: channel.id, data: { name }, ...ifMatch(version) }, { onSuccess: done(t('renamed')) })
      }
      readLatest={async () => {
        const found = (await listApiCredentials()).find(({ id }) => id === channel.id);
        if (!found) throw new Error('The channel was removed');
        return found;
      }}
      onClose={onClose}
      isSaving={rename.isPending}
      failure={rename.error && isChangedSince(rename.error.problem) ? undefined : failureOf(rename)}
    />
  );
};

/** Gives a channel a new secret (API-021). */
const RollChannelSecret = ({ channel, onClose }: OfChannel): ReactElement => {
  const { nameOf, failureOf } = useChannelDialog(onClose);
  const roll = useRollApiSecret({ mutation: useChannelReload() });
  const { data } = roll;
  return (
    <RollModal
      kind="secret"
      channel={nameOf(channel)}
      previousValidUntil={channel.previousSecretValidUntil}
      onRoll={(previousValidForSeconds) => roll.mutateAsync({ id: channel.id, data: { previousValidForSeconds } })}
      onClose={onClose}
      isRolling={roll.isPending}
      failure={failureOf(roll)}
      rolled={data && { value: data.clientSecret, previousValidUntil: data.previousSecretValidUntil }}
    />
  );
};

type RemoveChannelProps = {
  /** Whether this is the only channel: then a new one replaces it. */
  isOnly: boolean;
} & OfChannel;

/** Switches a channel off (API-022). */
const RemoveChannel = ({ channel, isOnly, onClose }: RemoveChannelProps): ReactElement => {
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

type ChannelDialogProps = {
  /** Which dialog is open, and the channel that it is about. */
  opened: OpenedDialog;
  /** Called with a channel that was added, to choose it. */
  onAdded: (channel: ApiChannel) => void;
  /** Called when the dialog is left, and after the change was stored. */
  onClose: () => void;
};

/** The dialogs of the page in one file, which is loaded after the page. */
export const ChannelDialog = ({ opened, onAdded, onClose }: ChannelDialogProps): ReactElement => {
  switch (opened.act) {
    case 'add':
      return <AddChannel onAdded={onAdded} onClose={onClose} />;
    case 'rename':
      return <RenameChannel channel={opened.channel} onClose={onClose} />;
    case 'roll':
      return <RollChannelSecret channel={opened.channel} onClose={onClose} />;
    case 'remove':
      return <RemoveChannel channel={opened.channel} isOnly={opened.isOnly} onClose={onClose} />;
    default: // firstSteps
      return <FirstStepsWizard channel={opened.channel} onClose={onClose} />;
  }
};

import type { ReactElement } from 'react';
import { useRollApiSecret } from '#web/api/storefront/credentials/credentials.ts';
import { RollModal } from '#web/components/integration/RollModal.tsx';
import { type ChannelDialogProps, useChannelDialog } from './use-channel-dialog.ts';
import { useChannelReload } from './use-channels.ts';

/** Gives a channel a new secret (API-021). */
export const RollChannelSecret = ({ channel, onClose }: ChannelDialogProps): ReactElement => {
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

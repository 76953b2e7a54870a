import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import { getListSdkKeysQueryKey, useRollSdkKey } from '#web/api/storefront/credentials/credentials.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { RollModal } from '#web/components/integration/RollModal.tsx';

export type RollSdkKeyProps = {
  /** The channel that gets a new key. */
  channel: SdkChannel;
  /** Called with the new key, which identifies the channel. */
  onRolled: (key: string) => void;
  /** Called when the dialog is left; the new key can be read later too. */
  onClose: () => void;
};

/** Gives an SDK channel a new key. It stays the same channel while its key changes. */
export const RollSdkKey = (props: RollSdkKeyProps): ReactElement => {
  const [channel] = useState(props.channel);
  const problemText = useProblemText();
  const queries = useQueryClient();
  const roll = useRollSdkKey({
    mutation: {
      onSuccess: ({ key }) => props.onRolled(key),
      onSettled: () => queries.invalidateQueries({ queryKey: getListSdkKeysQueryKey() }),
    },
  });
  const { data, error } = roll;
  return (
    <RollModal
      kind="key"
      channel={channel.name}
      previousValidUntil={channel.previousKeyValidUntil}
      onRoll={(previousValidForSeconds) =>
        roll.mutateAsync({ data: { previousValidForSeconds }, headers: { sdkKey: channel.key } })
      }
      onClose={props.onClose}
      isRolling={roll.isPending}
      failure={error ? problemText(error) : undefined}
      rolled={data && { value: data.key, previousValidUntil: data.previousKeyValidUntil }}
    />
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import { getListSdkKeysQueryKey, useRollSdkKey } from '#web/api/storefront/credentials/credentials.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { RollModal } from '#web/components/integration/RollModal.tsx';

export type RollSdkKeyProps = {
  channel: SdkChannel;
  /** Told of the new key, which is what a channel is known by. */
  onRolled: (key: string) => void;
  onClose: () => void;
};

/** Gives an SDK channel a new key. The channel stays the one that was pressed, though its key changes under way. */
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

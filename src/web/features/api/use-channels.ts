import { useQueryClient } from '@tanstack/react-query';
import {
  getListApiCredentialsQueryKey,
  getSyncApiCredentialsQueryKey,
  useListApiCredentials,
  useSyncApiCredentials,
} from '#web/api/storefront/credentials/credentials.ts';

/** The sync creates the default channel if there is none; then the channels are read (CLI-013). */
export const useChannels = () => {
  const sync = useSyncApiCredentials();
  const list = useListApiCredentials({ query: { enabled: sync.isSuccess } });
  const { error, isError, isRefetching, refetch } = sync.isError ? sync : list;
  return { data: list.data, error, isError, isRefetching, refetch };
};

/** For a change of a channel: after it, failed or not, the channels are synced and read again (API-005). */
export const useChannelReload = () => {
  const queries = useQueryClient();
  return {
    onSettled: async (): Promise<void> => {
      await queries.invalidateQueries({ queryKey: getSyncApiCredentialsQueryKey() });
      await queries.invalidateQueries({ queryKey: getListApiCredentialsQueryKey() });
    },
  };
};

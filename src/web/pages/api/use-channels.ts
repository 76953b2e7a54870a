import { useListApiCredentials, useSyncApiCredentials } from '#web/api/storefront/credentials/credentials.ts';

/** The sync makes the default channel where there is none yet; then the channels are asked for (CLI-013). */
export const useChannels = () => {
  const sync = useSyncApiCredentials();
  const list = useListApiCredentials({ query: { enabled: sync.isSuccess } });
  const { error, isError, isRefetching, refetch } = sync.isError ? sync : list;
  return { data: list.data, error, isError, isRefetching, refetch };
};

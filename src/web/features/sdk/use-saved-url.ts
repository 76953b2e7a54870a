import { useQueryClient } from '@tanstack/react-query';
import type { DeviceVerificationUrl } from '#contract/storefront/model/deviceVerificationUrl.ts';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import type { SdkChannels } from '#contract/storefront/model/sdkChannels.ts';
import { getListSdkKeysQueryKey } from '#web/api/storefront/credentials/credentials.ts';
import {
  getGetDeviceVerificationUrlQueryKey,
  useGetDeviceVerificationUrl,
} from '#web/api/storefront/webhooks/webhooks.ts';

/** Each SDK key has an address of its own; the path is the same for all. */
const savedUrlKey = (key: string) => [...getGetDeviceVerificationUrlQueryKey(), key];

/** The channel with the address that the server has now; with the one of the list until that is read. */
export const useSavedUrl = (channel: SdkChannel): SdkChannel => {
  const { data } = useGetDeviceVerificationUrl(
    { sdkKey: channel.key },
    { query: { queryKey: savedUrlKey(channel.key), staleTime: 0 } },
  );
  return data ? { ...channel, webhookUrl: data.url } : channel;
};

/** Shows a saved or removed address at once, and reads the channels again. */
export const useShowSavedUrl = (key: string): ((url: string | null) => void) => {
  const queries = useQueryClient();
  const withUrl = (webhookUrl: string | null) => (channels: SdkChannels | undefined) =>
    channels?.map((channel) => (channel.key === key ? Object.assign({}, channel, { webhookUrl }) : channel));
  return (url) => {
    queries.setQueryData<DeviceVerificationUrl>(savedUrlKey(key), { url });
    queries.setQueryData(getListSdkKeysQueryKey(), withUrl(url));
    void queries.invalidateQueries({ queryKey: getListSdkKeysQueryKey() });
  };
};

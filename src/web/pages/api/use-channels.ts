import { useQuery } from '@tanstack/react-query';
import type { ApiChannels } from '#contract/storefront/model/apiChannels.ts';
import type { ApiError } from '#web/api/api-error.ts';
import {
  getListApiCredentialsQueryKey,
  listApiCredentials,
  syncApiCredentials,
} from '#web/api/storefront/credentials/credentials.ts';

/** The sync makes the default channel where there is none yet; then the channels are asked for (spec section 7). */
export const useChannels = () =>
  useQuery<ApiChannels, ApiError>({
    queryKey: getListApiCredentialsQueryKey(),
    queryFn: async ({ signal }) => {
      await syncApiCredentials({ signal });
      return listApiCredentials({ signal });
    },
  });

import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceVerificationUrl } from '#contract/storefront/model/deviceVerificationUrl.ts';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import type { SdkChannels } from '#contract/storefront/model/sdkChannels.ts';
import { isChangedSince } from '#domain/refusal.ts';
import { ifMatchOrUnset } from '#web/api/if-match.ts';
import { getListSdkKeysQueryKey } from '#web/api/storefront/credentials/credentials.ts';
import {
  getDeviceVerificationUrl,
  getGetDeviceVerificationUrlQueryKey,
  useGetDeviceVerificationUrl,
  useGetWebhookPublicKey,
  useSetDeviceVerificationUrl,
} from '#web/api/storefront/webhooks/webhooks.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { GuideStep } from '#web/components/integration/GuideStep.tsx';
import { WebhookUrlField } from '#web/components/integration/WebhookUrlField.tsx';
import { useFieldWords } from '#web/i18n/use-problem-words.ts';
import { SmartphoneIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { Platform } from './platform.ts';

/** Each SDK key has its own address; the path is the same for all. */
const savedUrlKey = (key: string) => [...getGetDeviceVerificationUrlQueryKey(), key];

/** With the version of its address, once that is read. */
type SavedChannel = SdkChannel & { version?: string | undefined };

/** The channel with the address that the server has now; with the one of the list until that is read. */
export const useSavedUrl = (channel: SdkChannel): SavedChannel => {
  const { data } = useGetDeviceVerificationUrl(
    { sdkKey: channel.key },
    { query: { queryKey: savedUrlKey(channel.key), staleTime: 0 } },
  );
  return data ? { ...channel, webhookUrl: data.url, version: data.version } : channel;
};

/** Shows a saved or removed address at once, and reads the channels again. */
export const useShowSavedUrl = (key: string): ((url: string | null, version?: string) => void) => {
  const queries = useQueryClient();
  const withUrl = (webhookUrl: string | null) => (channels: SdkChannels | undefined) =>
    channels?.map((channel) => (channel.key === key ? Object.assign({}, channel, { webhookUrl }) : channel));
  return (url, version) => {
    queries.setQueryData<DeviceVerificationUrl>(savedUrlKey(key), { url, ...(version !== undefined && { version }) });
    queries.setQueryData(getListSdkKeysQueryKey(), withUrl(url));
    void queries.invalidateQueries({ queryKey: getListSdkKeysQueryKey() });
  };
};

const useSave = (key: string) => {
  const { t } = useTranslation('sdk');
  const toast = useToast();
  const failureText = useFailureText();
  const show = useShowSavedUrl(key);
  return useSetDeviceVerificationUrl({
    mutation: {
      onSuccess: ({ url, version }) => {
        show(url, version);
        toast.success(t('verification.saved'));
      },
      onError: (error) => {
        if (!isChangedSince(error.problem)) toast.error(failureText(error, t('verification.failed')));
      },
    },
  });
};

const systems: Record<Platform, string> = {
  ios: 'https://developer.apple.com/documentation/devicecheck',
  android: 'https://developer.android.com/google/play/integrity/overview',
};

export type DeviceVerificationProps = {
  /** Whose devices: the texts differ. */
  platform: Platform;
  /** The SDK channel, with the address if one is set. */
  channel: SavedChannel;
  /** Editable and focused from the start. */
  isOpenAtFirst?: boolean;
  /** The unsaved text, and the function that keeps it. */
  typed?: string | undefined;
  /** Called with the unsaved text; with undefined when it is dropped or saved. */
  onType?: (typed: string | undefined) => void;
};

/** The server that verifies a channel's devices: set, locked, and unlocked for a change (SDK-008, SDK-009). */
export const DeviceVerification = (props: DeviceVerificationProps): ReactElement => {
  const { platform, channel } = props;
  const { t } = useTranslation('sdk');
  const publicKey = useGetWebhookPublicKey();
  const save = useSave(channel.key);
  const words = useFieldWords();
  const refusal = save.error?.problem.errors?.[0];
  // The list of the channels, which is shown until the address is read, has no version.
  const isKnown = channel.webhookUrl === null || channel.version !== undefined;
  return (
    <GuideStep
      logo={SmartphoneIcon}
      text={t('verification.text')}
      link={{ label: t(`verification.link.${platform}`), href: systems[platform] }}
    >
      <WebhookUrlField
        label={t('verification.label')}
        hint={t('verification.hint')}
        placeholder={t('verification.placeholder')}
        url={channel.webhookUrl ?? undefined}
        version={channel.version}
        onSubmit={(url, version) =>
          save.mutateAsync({
            data: { url },
            headers: { sdkKey: channel.key, ...(isKnown && ifMatchOrUnset(version).headers) },
          })
        }
        readLatest={async () => {
          const { url, version } = await getDeviceVerificationUrl({ sdkKey: channel.key });
          return url === null ? undefined : { url, ...(version !== undefined && { version }) };
        }}
        isSaving={save.isPending}
        failure={refusal && words(refusal)}
        publicKey={publicKey.data?.publicKey}
        onRetryPublicKey={publicKey.isError && !publicKey.isFetching ? () => void publicKey.refetch() : undefined}
        isOpenAtFirst={props.isOpenAtFirst ?? false}
        typed={props.typed}
        onType={props.onType}
      />
    </GuideStep>
  );
};

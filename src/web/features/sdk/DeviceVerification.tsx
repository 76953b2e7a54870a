import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceVerificationUrl } from '#contract/storefront/model/deviceVerificationUrl.ts';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import type { SdkChannels } from '#contract/storefront/model/sdkChannels.ts';
import { getListSdkKeysQueryKey } from '#web/api/storefront/credentials/credentials.ts';
import {
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

const useSave = (key: string) => {
  const { t } = useTranslation('sdk');
  const toast = useToast();
  const failureText = useFailureText();
  const show = useShowSavedUrl(key);
  return useSetDeviceVerificationUrl({
    mutation: {
      onSuccess: ({ url }) => {
        show(url);
        toast.success(t('verification.saved'));
      },
      onError: (error) => toast.error(failureText(error, t('verification.failed'))),
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
  channel: SdkChannel;
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
        onSubmit={(url) => save.mutate({ data: { url }, headers: { sdkKey: channel.key } })}
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

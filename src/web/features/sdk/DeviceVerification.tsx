import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import { useGetWebhookPublicKey, useSetDeviceVerificationUrl } from '#web/api/storefront/webhooks/webhooks.ts';
import { useFailureText } from '#web/api/use-problem-text.ts';
import { GuideStep } from '#web/components/integration/GuideStep.tsx';
import { WebhookUrlField } from '#web/components/integration/WebhookUrlField.tsx';
import { useFieldWords } from '#web/i18n/use-problem-words.ts';
import { SmartphoneIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { Platform } from './platform.ts';
import { useShowSavedUrl } from './use-saved-url.ts';

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

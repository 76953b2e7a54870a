import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SdkChannel } from '#contract/storefront/model/sdkChannel.ts';
import { configuration } from '#web/configuration/configuration.ts';
import { downloads } from '#web/configuration/downloads.ts';
import { useDiscardQuestion } from '#web/components/form/FormModal.tsx';
import { GuideStep } from '#web/components/integration/GuideStep.tsx';
import { RequestArea } from '#web/components/integration/RequestArea.tsx';
import { CodeIcon, KeyIcon, MailIcon, StoreIcon } from '#web/ui/icons.ts';
import { Wizard, type WizardStep } from '#web/ui/overlays/Wizard.tsx';
import { DeviceVerification } from './DeviceVerification.tsx';
import { type Platform, platformNames, platformPage } from './platform.ts';
import { snippetsFor } from './snippets.ts';

/** The platforms' own documentation. */
const manuals: Record<Platform, { access: string; sdk: string }> = {
  ios: {
    access: 'https://developer.apple.com/documentation/coretelephony/ctcellularplanprovisioning',
    sdk: 'https://developer.apple.com/documentation/xcode/distributing-binary-frameworks-as-swift-packages',
  },
  android: {
    access: 'https://developer.android.com/reference/android/telephony/euicc/EuiccManager',
    sdk: 'https://developer.android.com/build/dependencies',
  },
};

const logos = { access: MailIcon, key: KeyIcon, sdk: CodeIcon, branding: StoreIcon };

type Request = keyof typeof logos;

/** A step with a text to copy. */
const useRequestStep = (platform: Platform) => {
  const { t } = useTranslation('sdk');
  return (step: Request, request: string, link?: { label: string; href: string }): WizardStep => ({
    key: step,
    title: t(`steps.${step}`),
    subtitle: t(`${platform}.${step}.subtitle`),
    content: (
      <GuideStep logo={logos[step]} text={t(`${platform}.${step}.text`)} link={link}>
        <RequestArea label={t(`${platform}.${step}.label`)} request={request} />
      </GuideStep>
    ),
  });
};

export type SdkWizardProps = {
  /** iOS or Android: the steps differ. */
  platform: Platform;
  /** The texts to copy contain its key. */
  channel: SdkChannel;
  /** Called when the wizard is done or left. */
  onClose: () => void;
};

/** From the request for access to the app's texts about the eSIM. */
export const SdkWizard = ({ platform, channel, onClose }: SdkWizardProps): ReactElement => {
  const { t } = useTranslation('sdk');
  const requestStep = useRequestStep(platform);
  const [url, keepUrl] = useState<string>();
  const discard = useDiscardQuestion(url !== undefined, onClose);
  const { access, sdk } = manuals[platform];
  const snippets = snippetsFor(platform, channel.key, configuration.storeName);
  const accessRequest = t(`${platform}.access.request`, {
    store: configuration.storeName,
    channel: channel.name,
    key: channel.key,
    page: new URL(platformPage(platform), location.origin).href,
  });
  const steps: WizardStep[] = [
    requestStep('access', accessRequest, { label: t(`${platform}.access.link`), href: access }),
    requestStep('key', snippets.key),
    requestStep('sdk', snippets.sdk, { label: t(`${platform}.sdk.link`), href: sdk }),
    {
      key: 'verification',
      title: t('steps.verification'),
      subtitle: t('verification.subtitle'),
      content: <DeviceVerification platform={platform} channel={channel} typed={url} onType={keepUrl} />,
    },
    requestStep('branding', snippets.branding, { label: t('branding.download'), href: downloads.branding() }),
  ];
  return (
    <Wizard
      title={t('firstSteps.title', { platform: platformNames[platform] })}
      steps={steps}
      onClose={discard.onClose}
      question={discard.question}
    />
  );
};

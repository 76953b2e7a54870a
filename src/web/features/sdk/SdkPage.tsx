import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useListSdkKeys } from '#web/api/storefront/credentials/credentials.ts';
import { ChannelChoice } from '#web/components/integration/ChannelChoice.tsx';
import { FirstSteps } from '#web/components/integration/FirstSteps.tsx';
import { PageFrame, SubNavigationContext } from '#web/components/page/PageFrame.tsx';
import { SubNavigation } from '#web/components/page/SubNavigation.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { downloads } from '#web/configuration/downloads.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { DownloadIcon, KeyIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { SdkKeyCard } from './components/SdkKeyCard.tsx';
import type { SdkDialogProps } from './SdkDialog.tsx';
import { type Platform, platformNames, platformOf, platformPage, platforms } from './platform.ts';

const SdkDialog = lazyComponent(async () => (await import('./SdkDialog.tsx')).SdkDialog);

const SDK_STEPS = ['access', 'key', 'sdk', 'verification', 'branding'] as const;

/** The channels, and the chosen one: the first until another one is chosen (SDK-003). */
const useSdkChannels = () => {
  const { t } = useTranslation('sdk');
  const query = useListSdkKeys();
  const [chosenKey, choose] = useState<string>();
  const channels = query.data?.map((channel) => Object.assign({}, channel, { name: channel.name || t('unnamed') }));
  const chosen = channels?.find(({ key }) => key === chosenKey) ?? channels?.[0];
  return { query, channels, chosen, choose };
};

type ChannelsProps = {
  onVerify: () => void;
  onRoll: () => void;
} & ReturnType<typeof useSdkChannels>;

const Channels = ({ channels, chosen, choose, onVerify, onRoll }: ChannelsProps): ReactElement => {
  const { t } = useTranslation('sdk');
  if (channels?.length === 0) {
    return (
      <Card>
        <EmptyState icon={KeyIcon} title={t('empty')} text={t('emptyHint')} />
      </Card>
    );
  }
  return (
    <ChannelChoice
      subtitle={t('channelsSubtitle')}
      channels={channels?.map(({ key, name }) => ({ value: key, label: name }))}
      chosen={chosen?.key}
      onChoose={choose}
    >
      {chosen ? (
        <SdkKeyCard channel={chosen} onVerify={onVerify} onRoll={onRoll} />
      ) : (
        <SkeletonOf>
          <SdkKeyCard channel={{ key: '', name: t('unnamed'), webhookUrl: null }} onVerify={onVerify} onRoll={onRoll} />
        </SkeletonOf>
      )}
    </ChannelChoice>
  );
};

const PlatformNavigation = ({ platform }: { platform: Platform }): ReactElement => {
  const { t } = useTranslation('sdk');
  const items = platforms.map((key) => ({
    key,
    label: platformNames[key],
    href: platformPage(key),
    isCurrent: key === platform,
  }));
  return <SubNavigation label={t('platforms')} items={items} />;
};

const Sdk = ({ platform }: { platform: Platform }): ReactElement => {
  const { t } = useTranslation(['sdk', 'ui']);
  const choice = useSdkChannels();
  const { chosen, query } = choice;
  const notReady = t(query.data ? 'sdk:firstSteps.notReady' : 'ui:loading');
  const [opened, open] = useState<SdkDialogProps['opened']>();
  const channels = <Channels {...choice} onVerify={() => open('verification')} onRoll={() => open('roll')} />;
  const about = chosen && { platform, channel: chosen, onClose: () => open(undefined) };
  useFetchAhead(SdkDialog);
  return (
    <SubNavigationContext value={<PlatformNavigation platform={platform} />}>
      <PageFrame title={t('sdk:title')} context={t(`sdk:${platform}.context`)}>
        <QueryContent query={choice.query} loading={channels} failed={t('sdk:failed')} card={{}}>
          {() => channels}
        </QueryContent>
        {(query.data ?? !query.isError) && (
          <FirstSteps
            title={t('sdk:firstSteps.title', { platform: platformNames[platform] })}
            subtitle={t('sdk:firstSteps.subtitle')}
            steps={SDK_STEPS.map((step) => t(`sdk:steps.${step}`))}
            onStart={() => open('firstSteps')}
            disabledReason={chosen ? undefined : notReady}
          />
        )}
        <Branding />
        {about && opened && <SdkDialog opened={opened} onRolled={choice.choose} {...about} />}
      </PageFrame>
    </SubNavigationContext>
  );
};

/** Branding for an app, as a zip. */
const Branding = (): ReactElement => {
  const { t } = useTranslation('sdk');
  const isMobile = useIsMobile();
  return (
    <Card
      title={t('branding.title')}
      subtitle={t('branding.subtitle')}
      action={
        <Link href={downloads.branding()} variant="secondary" icon={DownloadIcon} download>
          {isMobile ? t('branding.downloadShort') : t('branding.download')}
        </Link>
      }
    />
  );
};

/** /sdk/{page}: the channels that sell through an app, their keys, and the guide for each platform. */
export const Component = (): ReactElement => {
  const platform = platformOf(useParams()['page']);
  return platform ? <Sdk platform={platform} /> : <Navigate to={platformPage('ios')} replace />;
};

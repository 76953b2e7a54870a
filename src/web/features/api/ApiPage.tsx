import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';
import type { ApiChannels } from '#contract/storefront/model/apiChannels.ts';
import { paths } from '#web/navigation/paths.ts';
import { downloads } from '#web/configuration/downloads.ts';
import { ChannelCard } from './components/ChannelCard.tsx';
import { ChannelChoice } from '#web/components/integration/ChannelChoice.tsx';
import { DownloadList } from '#web/components/integration/DownloadList.tsx';
import { FirstSteps } from '#web/components/integration/FirstSteps.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { KeyIcon, PlusIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import type { OpenedDialog } from './ChannelDialog.tsx';
import { REQUESTS } from './requests.ts';
import { useChannels } from './use-channels.ts';

const ChannelDialog = lazyComponent(async () => (await import('./ChannelDialog.tsx')).ChannelDialog);

/** The channels, and the chosen one: the first until another one is chosen (API-003). */
const useChannelChoice = () => {
  const query = useChannels();
  const [chosenId, choose] = useState<string>();
  const chosen = query.data?.find(({ id }) => id === chosenId) ?? query.data?.[0];
  return { query, chosen, choose };
};

type ChannelsProps = {
  /** Undefined while they load: then a placeholder is shown. */
  channels: ApiChannels | undefined;
  chosen: ApiChannel | undefined;
  choose: (id: string) => void;
  open: (opened: OpenedDialog) => void;
};

const Channels = ({ channels, chosen, choose, open }: ChannelsProps): ReactElement => {
  const { t } = useTranslation('api');
  const nameOf = (name: string): string => (name === '' ? t('unnamed') : name);
  const add = (
    <Button icon={PlusIcon} size="small" onPress={() => open({ act: 'add' })}>
      {t('add')}
    </Button>
  );
  if (channels?.length === 0) {
    return (
      <Card>
        <EmptyState icon={KeyIcon} title={t('empty')} action={add} />
      </Card>
    );
  }
  return (
    <ChannelChoice
      subtitle={t('channelsSubtitle')}
      channels={channels?.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
      chosen={chosen?.id}
      onChoose={choose}
      action={add}
    >
      {chosen ? (
        <ChannelCard
          key={chosen.id}
          channel={chosen}
          onRename={() => open({ act: 'rename', channel: chosen })}
          onRoll={() => open({ act: 'roll', channel: chosen })}
          onRemove={() => open({ act: 'remove', channel: chosen, isOnly: channels?.length === 1 })}
        />
      ) : (
        <Skeleton shape="block" height="19rem" />
      )}
    </ChannelChoice>
  );
};

/** The resources for the reseller's developers and designers. */
const Material = (): ReactElement => {
  const { t } = useTranslation(['api', 'specifications']);
  return (
    <Card title={t('api:material')} subtitle={t('api:materialSubtitle')}>
      <DownloadList
        downloads={(['collection', 'branding'] as const).map((file) => ({
          href: downloads[file](),
          label: t(`specifications:downloads.${file}`),
          description: t(`specifications:downloads.${file}Description`),
        }))}
      />
    </Card>
  );
};

/** Where the reader of this page goes next. */
const Ways = (): ReactElement => {
  const { t } = useTranslation(['api', 'specifications']);
  return (
    <>
      <Link variant="secondary" href={paths.apiSpecifications()}>
        {t('specifications:title')}
      </Link>
      <Link variant="secondary" href={paths.webhooks()}>
        {t('api:webhooks.open')}
      </Link>
    </>
  );
};

/** /api: the channels that sell through the partner API, and their credentials. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('api');
  const { query, chosen, choose } = useChannelChoice();
  const [opened, open] = useState<OpenedDialog>();
  const shown = { chosen, choose, open };
  const isSettled = query.data !== undefined || query.isError;
  useFetchAhead(ChannelDialog);
  return (
    <PageFrame title={t('title')} context={t('subtitle')} actions={<Ways />}>
      <QueryContent query={query} loading={<Channels channels={undefined} {...shown} />} failed={t('failed')} card={{}}>
        {(channels) => <Channels channels={channels} {...shown} />}
      </QueryContent>
      {isSettled && (
        <>
          {query.data && (
            <FirstSteps
              title={t('firstSteps.title')}
              subtitle={t('firstSteps.subtitle')}
              steps={REQUESTS.map((name) => t(`firstSteps.${name}.title`))}
              onStart={() => chosen && open({ act: 'firstSteps', channel: chosen })}
              disabledReason={chosen ? undefined : t('firstSteps.notReady')}
            />
          )}
          <Material />
        </>
      )}
      {opened && <ChannelDialog opened={opened} onAdded={({ id }) => choose(id)} onClose={() => open(undefined)} />}
    </PageFrame>
  );
};

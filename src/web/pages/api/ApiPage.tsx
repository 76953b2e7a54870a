import type { ReactElement } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiChannels } from '#contract/storefront/model/apiChannels.ts';
import { paths } from '#web/paths.ts';
import { downloads } from '#web/configuration/downloads.ts';
import { ChannelCard } from '#web/components/integration/ChannelCard.tsx';
import { ChannelChoice } from '#web/components/integration/ChannelChoice.tsx';
import { DownloadList } from '#web/components/integration/DownloadList.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/shell/PageFrame.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { KeyIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { useChannels } from './use-channels.ts';

/** Without channels: their place. */
const Channels = ({ channels }: { channels: ApiChannels | undefined }): ReactElement => {
  const { t } = useTranslation('api');
  const [chosenId, choose] = useState<string>();
  const chosen = channels?.find(({ id }) => id === chosenId) ?? channels?.[0];
  const nameOf = (name: string): string => (name === '' ? t('unnamed') : name);
  if (channels?.length === 0) return <EmptyState icon={KeyIcon} title={t('empty')} />;
  return (
    <ChannelChoice
      subtitle={t('channelsSubtitle')}
      channels={channels?.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
      chosen={chosen?.id}
      onChoose={choose}
    >
      {chosen ? <ChannelCard key={chosen.id} channel={chosen} /> : <Skeleton shape="block" height="19rem" />}
    </ChannelChoice>
  );
};

/** What the reseller's developers and designers start with. */
const Material = (): ReactElement => {
  const { t } = useTranslation(['api', 'specifications']);
  return (
    <Card
      title={t('api:material')}
      subtitle={t('api:materialSubtitle')}
      action={<Link href={paths.apiSpecifications()}>{t('specifications:title')}</Link>}
    >
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

/** /api: the channels that sell through the partner API, and their credentials. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('api');
  const query = useChannels();
  return (
    <PageFrame title={t('title')} context={t('subtitle')}>
      <QueryContent query={query} loading={<Channels channels={undefined} />} failed={t('failed')} card={{}}>
        {(channels) => <Channels channels={channels} />}
      </QueryContent>
      {(query.data || query.isError) && <Material />}
    </PageFrame>
  );
};

import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageTextBlock, type ImageTextBlockProps } from '#web/components/page/ImageTextBlock.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { channelIcons, OWN_CHANNELS, type OwnChannel, REQUESTED_CHANNELS, type RequestedChannel } from './channels.ts';
import styles from './ChannelTiles.module.css';
import { useRequestLink } from './use-request-link.ts';

type Target = Omit<NonNullable<ImageTextBlockProps['link']>, 'label'>;

type GroupProps<Channel extends OwnChannel | RequestedChannel> = {
  title: string;
  channels: readonly Channel[];
  targetOf: (channel: Channel) => Target;
};

const Group = <Channel extends OwnChannel | RequestedChannel>(props: GroupProps<Channel>): ReactElement => {
  const { title, channels, targetOf } = props;
  const { t } = useTranslation('channels');
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.tiles}>
        {channels.map((channel: OwnChannel | RequestedChannel) => (
          <li key={channel} className={styles.tile}>
            <Card>
              <ImageTextBlock
                icon={channelIcons[channel]}
                headline={t(`tiles.${channel}.title`)}
                text={t(`tiles.${channel}.text`)}
                link={{ label: t(`tiles.${channel}.link`), ...targetOf(channel as Channel) }}
              />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The point of sale opens beside the store, since a seller keeps it open. */
const ownTargets: Record<OwnChannel, Target> = {
  pointOfSale: { href: paths.pointOfSale(), isExternal: true },
  api: { href: paths.api() },
  sdk: { href: paths.sdk('ios-sdk') },
};

/** The eight channels: three that are there, and five to ask for (STO-043). */
export const ChannelTiles = (): ReactElement => {
  const { t } = useTranslation('channels');
  const requestLink = useRequestLink();
  return (
    <>
      <Group title={t('own')} channels={OWN_CHANNELS} targetOf={(channel) => ownTargets[channel]} />
      <Group title={t('requested')} channels={REQUESTED_CHANNELS} targetOf={requestLink} />
    </>
  );
};

import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAccount } from '#web/api/storefront/account/account.ts';
import { ImageTextBlock, type ImageTextBlockProps } from '#web/components/page/ImageTextBlock.tsx';
import { requestFormHref } from '#web/configuration/request-form.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import type { IconShape } from '#web/ui/Icon.tsx';
import {
  ChatIcon,
  ChatsIcon,
  CodeIcon,
  HandshakeIcon,
  PlugIcon,
  ShoppingBagIcon,
  SmartphoneIcon,
  StoreIcon,
} from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './ChannelTiles.module.css';

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

/** Holds the place of the tiles until it is known whether the boxes of an empty store are above them. */
export const TilesSkeleton = (): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <>
      <Announcement text={t('loading')} />
      {[OWN_CHANNELS, REQUESTED_CHANNELS].map((channels: readonly string[]) => (
        <div key={channels[0]} className={styles.group}>
          <Skeleton width="12rem" />
          <div className={styles.tiles}>
            {channels.map((channel) => (
              <Skeleton key={channel} shape="block" height="var(--tile-height)" />
            ))}
          </div>
        </div>
      ))}
    </>
  );
};

/**
 * Where a channel is asked for: the form with what is known of the reseller, else the form of the store (STO-047).
 */
const useRequestLink = (): ((channel: RequestedChannel) => { href: string; isExternal: boolean }) => {
  const session = useSession();
  const { data: account } = useGetAccount();
  const email = account?.email ?? session.email;
  return (channel) => {
    const form = requestFormHref('channel', {
      ...(email !== undefined && { email }),
      type: REQUEST_TYPES[channel],
    });
    return { href: form ?? paths.requestForm('channel', { type: channel }), isExternal: form !== undefined };
  };
};

/** The channels that are there (STO-044 to STO-046), in the order in which they take work to set up. */
const OWN_CHANNELS = ['pointOfSale', 'api', 'sdk'] as const;
type OwnChannel = (typeof OWN_CHANNELS)[number];

/** The channels that are asked for by a form, which is told these types (STO-048, STO-050). */
const REQUEST_TYPES = {
  shopPlatform: 'shop-platform',
  chatApp: 'chat-app',
  teamChat: 'team-chat',
  affiliate: 'affiliate-programme',
  other: 'other',
} as const;
type RequestedChannel = keyof typeof REQUEST_TYPES;
const REQUESTED_CHANNELS = Object.keys(REQUEST_TYPES) as readonly RequestedChannel[];

const channelIcons: Record<OwnChannel | RequestedChannel, IconShape> = {
  pointOfSale: StoreIcon,
  api: CodeIcon,
  sdk: SmartphoneIcon,
  shopPlatform: ShoppingBagIcon,
  chatApp: ChatIcon,
  teamChat: ChatsIcon,
  affiliate: HandshakeIcon,
  other: PlugIcon,
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

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

/** The channels that are there (STO-044 to STO-046), in the order in which they take work to set up. */
export const OWN_CHANNELS = ['pointOfSale', 'api', 'sdk'] as const;
export type OwnChannel = (typeof OWN_CHANNELS)[number];

/** The channels that are asked for by a form, which is told these types (STO-048, STO-050). */
export const REQUEST_TYPES = {
  shopPlatform: 'shop-platform',
  chatApp: 'chat-app',
  teamChat: 'team-chat',
  affiliate: 'affiliate-programme',
  other: 'other',
} as const;
export type RequestedChannel = keyof typeof REQUEST_TYPES;
export const REQUESTED_CHANNELS = Object.keys(REQUEST_TYPES) as readonly RequestedChannel[];

export const channelIcons: Record<OwnChannel | RequestedChannel, IconShape> = {
  pointOfSale: StoreIcon,
  api: CodeIcon,
  sdk: SmartphoneIcon,
  shopPlatform: ShoppingBagIcon,
  chatApp: ChatIcon,
  teamChat: ChatsIcon,
  affiliate: HandshakeIcon,
  other: PlugIcon,
};

import type { IconShape } from '#web/ui/Icon.tsx';
import { BlocksIcon, BookIcon, CodeIcon, StoreIcon, TagIcon, UserIcon, WalletIcon } from '#web/ui/icons.ts';
import type { NavigationKey } from './navigation-item.ts';

/** The icon of an entry in the menu; the bar has only text. */
export const navigationIcons: Record<NavigationKey, IconShape> = {
  store: StoreIcon,
  credits: WalletIcon,
  pricing: TagIcon,
  docs: BookIcon,
  api: CodeIcon,
  sdk: BlocksIcon,
  account: UserIcon,
};

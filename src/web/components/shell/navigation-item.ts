import type { IconShape } from '#web/ui/Icon.tsx';

/** One entry of the main navigation. */
export interface NavigationItem {
  key: string;
  label: string;
  href: string;
  icon: IconShape;
  isCurrent: boolean;
  /** A number that belongs to the entry: the balance; empty while it is not known yet. */
  amount?: string | undefined;
}

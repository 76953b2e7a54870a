export type NavigationKey = 'store' | 'credits' | 'pricing' | 'docs' | 'api' | 'sdk' | 'account';

/** One entry of the main navigation. */
export type NavigationItem = {
  key: NavigationKey;
  label: string;
  href: string;
  isCurrent: boolean;
  /** A number that belongs to the entry: the balance; empty while it is not known yet. */
  amount?: string | undefined;
};

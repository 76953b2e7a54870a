import type { ReactElement } from 'react';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { PackageCards } from './PackageCards.tsx';
import type { PackageListProps } from './package-list-props.ts';
import { PackageTable } from './PackageTable.tsx';

/** Packages on offer: a price table, or cards at 920 px or less. */
export const PackageList = (props: PackageListProps): ReactElement => {
  const isMobile = useIsMobile();
  // A new list once the packages are there: its first rows then come at once (use-rows-in-time.ts).
  const key = props.isLoading === true ? 'loading' : 'loaded';
  return isMobile ? <PackageCards key={key} {...props} /> : <PackageTable key={key} {...props} />;
};

import type { ReactElement } from 'react';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { PackageCards } from './PackageCards.tsx';
import type { PackageListProps } from './package-list-props.ts';
import { PackageTable } from './PackageTable.tsx';

/**
 * Packages on offer: a price table, or cards at 920 px or less.
 *
 * Use it for the whole catalogue, to add packages or only to read prices. With search and filters it is a
 * PackageOffer.
 */
export const PackageList = (props: PackageListProps): ReactElement =>
  useIsMobile() ? <PackageCards {...props} /> : <PackageTable {...props} />;

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { type PackageState, packageStateOf } from '#domain/package-state.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

type PackageStateBadgeProps = {
  /** The sale, with its package. */
  item: Pick<SoldItem, 'state' | 'balance'>;
  /** When the sale was read: what has ended by then is past. */
  now: Date;
};

const tones: Record<PackageState, NonNullable<BadgeProps['tone']>> = {
  pending: 'warning',
  active: 'success',
  empty: 'neutral',
  expired: 'neutral',
  deleted: 'danger',
  refunded: 'danger',
};

/**
 * What a sold package is good for now, in words.
 *
 * Use it for the package of a sale. How the sale was paid is a SaleStateBadge.
 *
 * Anatomy: the word, on a ground in the colour of the state.
 *
 * Do:
 * - Give the moment at which the sale was read as `now`.
 *
 * Don't:
 * - Show it as the state of an eSIM: several packages can be on one.
 */
export const PackageStateBadge = ({ item, now }: PackageStateBadgeProps): ReactElement => {
  const { t } = useTranslation('history');
  const state = packageStateOf(item, now);
  return <Badge tone={tones[state]}>{t(`detail.packageStates.${state}`)}</Badge>;
};

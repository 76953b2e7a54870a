import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageState } from '#contract/operator/model/packageState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

const tones: Record<PackageState, NonNullable<BadgeProps['tone']>> = {
  ON_SALE: 'success',
  WAITING: 'warning',
  OFF_SALE: 'danger',
  VANISHED: 'neutral',
};

export type PackageStateBadgeProps = {
  /** Where the package stands. */
  state: PackageState;
};

/**
 * Whether a package is on sale, as the desk shows it.
 *
 * Use it beside a package of a supplier.
 */
export const PackageStateBadge = ({ state }: PackageStateBadgeProps): ReactElement => {
  const { t } = useTranslation('operatorPackages');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
};

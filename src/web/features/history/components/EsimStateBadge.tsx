import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EsimState } from '#contract/storefront/model/esimState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

export type EsimStateBadgeProps = {
  /** As the contract says. */
  state: EsimState;
};

const tones: Partial<Record<EsimState, NonNullable<BadgeProps['tone']>>> = {
  INSTALLED: 'success',
  ENABLED: 'success',
  RELEASED: 'accent',
  ERROR: 'danger',
  QUARANTINE: 'warning',
};

/**
 * The state of an eSIM in words.
 *
 * Use it for eSIMs. The state of a sale is a SaleStateBadge.
 */
export const EsimStateBadge = ({ state }: EsimStateBadgeProps): ReactElement => {
  const { t } = useTranslation('history');
  return <Badge tone={tones[state] ?? 'neutral'}>{t(`esims.states.${state}`)}</Badge>;
};

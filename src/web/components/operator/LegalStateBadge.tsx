import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalVersionState } from '#contract/operator/model/legalVersionState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

const tones: Record<LegalVersionState, NonNullable<BadgeProps['tone']>> = {
  SCHEDULED: 'warning',
  IN_FORCE: 'success',
  REPLACED: 'neutral',
};

export type LegalStateBadgeProps = {
  /** Where the version stands. */
  state: LegalVersionState;
};

/**
 * Whether a version of a legal text is in force.
 *
 * Use it beside a version at the desk.
 */
export const LegalStateBadge = ({ state }: LegalStateBadgeProps): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
};

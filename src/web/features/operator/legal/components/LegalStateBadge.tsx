import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalVersionState } from '#contract/operator/model/legalVersionState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

const tones: Record<LegalVersionState, NonNullable<BadgeProps['tone']>> = {
  SCHEDULED: 'warning',
  IN_FORCE: 'success',
  REPLACED: 'neutral',
};

type LegalStateBadgeProps = {
  /** The state of the version. */
  state: LegalVersionState;
};

/**
 * Whether a version of a legal text is in force.
 *
 * Use it beside a version at the desk.
 *
 * Anatomy: a word on a ground in the colour of the state.
 *
 * Do:
 * - Set the date beside it: scheduled from when, in force since when.
 *
 * Don't:
 * - Show it to readers: their page shows the version in force alone.
 */
export const LegalStateBadge = ({ state }: LegalStateBadgeProps): ReactElement => {
  const { t } = useTranslation('operatorLegal');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
};

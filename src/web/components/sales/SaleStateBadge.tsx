import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItemState } from '#contract/storefront/model/soldItemState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

export type SaleStateBadgeProps = {
  state?: SoldItemState | undefined;
};

const tones: Record<SoldItemState, NonNullable<BadgeProps['tone']>> = {
  purchased: 'success',
  activated: 'neutral',
  refunded: 'danger',
};

/** The state of a sale in upper case, or 'n.a.' (STO-086). */
export const SaleStateBadge = ({ state }: SaleStateBadgeProps): ReactElement => {
  const { t, i18n } = useTranslation('history');
  if (state === undefined) return <span>{t('detail.notAvailable')}</span>;
  return <Badge tone={tones[state]}>{t(`detail.states.${state}`).toLocaleUpperCase(i18n.language)}</Badge>;
};

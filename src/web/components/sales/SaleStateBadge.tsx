import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItemState } from '#contract/storefront/model/soldItemState.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';

type SaleStateBadgeProps = {
  /** A value of the contract; undefined is 'n.a.'. */
  state?: SoldItemState | undefined;
};

const tones: Record<SoldItemState, NonNullable<BadgeProps['tone']>> = {
  purchased: 'success',
  activated: 'neutral',
  refunded: 'danger',
};

const isKnown = (state: string): state is SoldItemState => Object.hasOwn(tones, state);

/**
 * The state of a sale in upper case, or 'n.a.' (STO-086). An unknown state is shown unchanged.
 *
 * Use it for sales. The state of an eSIM is an EsimStateBadge.
 *
 * Anatomy: the word, in capitals as the specification has it, on a ground in the colour of the state.
 *
 * Do:
 * - Leave `state` out where the answer has none.
 *
 * Don't:
 * - Use it in the history: there SaleName tells a refund and a top-up, and other sales need no state.
 */
export const SaleStateBadge = ({ state }: SaleStateBadgeProps): ReactElement => {
  const { t, i18n } = useTranslation('history');
  if (state === undefined) return <span>{t('detail.notAvailable')}</span>;
  const known = state.toLowerCase();
  const text = isKnown(known) ? t(`detail.states.${known}`) : state;
  return <Badge tone={isKnown(known) ? tones[known] : 'neutral'}>{text.toLocaleUpperCase(i18n.language)}</Badge>;
};

import { useTranslation } from 'react-i18next';
import type { OrderOutcome } from '#contract/operator/model/orderOutcome.ts';
import { useFormat } from '#web/i18n/use-format.ts';

/** How an order stands, in a sentence; who gave it up and when, where somebody did. */
export const useOrderText = (): ((outcome: OrderOutcome) => string) => {
  const { t } = useTranslation('operatorAttention');
  const { dateTime } = useFormat();
  return ({ state, givenUp }) =>
    givenUp ? t('givenUpBy', { name: givenUp.by, time: dateTime(givenUp.at) }) : t(`orders.${state}`);
};

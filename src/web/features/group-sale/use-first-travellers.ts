import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';

/** Says who a group sale is for, by its first travellers: 'Anna, Ben and 10 more'. */
export const useFirstTravellers = (): ((first: readonly string[], count: number) => string) => {
  const { t } = useTranslation('groupSale');
  const { list } = useFormat();
  return (first, count) => {
    const more = count - first.length;
    return more > 0 ? t('order.firstAndMore', { names: first.join(', '), count: more }) : list(first);
  };
};

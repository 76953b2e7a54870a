import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSaleEarlier } from '#contract/storefront/model/groupSaleEarlier.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { OrderNotice } from './OrderNotice.tsx';

type SoldBeforeProps = {
  /** The order of the last 24 hours that has most of the list. */
  earlier: GroupSaleEarlier;
  /** How many travellers are on the list. */
  count: number;
  /** Called to take those of the order off the list. */
  onRemove: () => void;
  /** Called when they get another package. */
  onKeep: () => void;
};

/** The list was sold before, here or elsewhere: it is not sold again without a decision. */
export const SoldBefore = ({ earlier, count, onRemove, onKeep }: SoldBeforeProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { date, time } = useFormat();
  const { id, createdAt, lines } = earlier;
  const [today] = useState(() => date(new Date()));
  const when = t(date(createdAt) === today ? 'soldBefore.today' : 'soldBefore.yesterday', { time: time(createdAt) });
  return (
    <OrderNotice
      title={t(lines.length === count ? 'soldBefore.all' : 'soldBefore.most', { when })}
      id={id}
      text={t('soldBefore.text', { count: lines.length })}
      count={lines.length}
      onRemove={onRemove}
      onKeep={onKeep}
    />
  );
};

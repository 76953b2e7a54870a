import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

type RefundCardProps = {
  /** A refunded sale. */
  item: SoldItem;
};

/** What was given back for a refunded sale, and when. */
export const RefundCard = ({ item: { refund, purchasePrice, retailPrice } }: RefundCardProps): ReactElement => {
  const { t } = useTranslation('history');
  const { dateTime, money } = useFormat();
  const { at, to = 'CREDIT' } = refund ?? {};
  const price = money(purchasePrice.priceValue, purchasePrice.currencyCode);
  const facts: Fact[] = [
    { key: 'to', label: t(`refunded.${to}`), value: to === 'STOCK' ? t('refunded.package') : price },
    ...(at === undefined ? [] : [{ key: 'at', label: t('refunded.at'), value: dateTime(at) }]),
    { key: 'customer', label: t('refunded.customer'), value: money(retailPrice.priceValue, retailPrice.currencyCode) },
  ];
  return (
    <Card title={t('detail.states.refunded')}>
      <FactList facts={facts} />
    </Card>
  );
};

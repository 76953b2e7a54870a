import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credit } from '#contract/storefront/model/credit.ts';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { isCovered, isToppedUpFor } from '#domain/sell-flow.ts';
import { topUpDueFor } from '#domain/top-up.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useGetPaymentDetails, useGetPaymentMethod } from '#web/api/storefront/payments/payments.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useTopUp } from '#web/navigation/use-top-up.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

type CreditMissingProps = {
  /** The package to sell; with units in stock nothing is missing. */
  item: InventoryItem;
};

type CreditFollowsProps = {
  credit: Credit;
  /** What the sale takes from the credit. */
  price: number;
};

/** The automatic top-up pays: what it charges, as far as that is known before. */
const CreditFollows = ({ credit, price }: CreditFollowsProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const { balance } = credit;
  const { currency: currencyCode } = balance;
  const due = topUpDueFor(price, credit);
  const { data: card } = useGetPaymentMethod();
  const { data: sum } = useGetPaymentDetails({ amount: due, currencyCode }, { query: { enabled: due > 0 } });
  const charge = (): string => {
    if (!card || !sum) return t('summary.charged');
    const total = money(sum.totalPrice, currencyCode);
    return sum.vat === 0
      ? t('summary.chargedTotal', { last4: card.last4, total })
      : t('summary.chargedWithVat', { last4: card.last4, total, credit: money(due, currencyCode) });
  };
  return (
    <Banner tone="info">
      {t('summary.creditFollows', { balance: money(balance.value, currencyCode), charge: charge() })}
    </Banner>
  );
};

/** Said before the customer is asked to pay. The server has the last word: credit may arrive in the meantime. */
export const CreditMissing = ({ item }: CreditMissingProps): ReactElement | null => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const { data: credit } = useGetCredit();
  const topUp = useTopUp();
  if (!credit || isCovered(item, credit.balance)) return null;
  const price = firstPrice(item.prices)?.priceValue ?? 0;
  if (isToppedUpFor(item, credit)) return <CreditFollows credit={credit} price={price} />;
  const missing = price - credit.balance.value;
  const balance = money(credit.balance.value, credit.balance.currency);
  return (
    <Banner
      tone="warning"
      action={
        <Link {...topUp(missing)} variant="secondary" size="small">
          {t('summary.topUp')}
        </Link>
      }
    >
      {t('summary.creditMissing', { balance })}
    </Banner>
  );
};

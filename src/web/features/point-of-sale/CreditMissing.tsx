import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { isCovered, isToppedUpFor } from '#domain/sell-flow.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useTopUp } from '#web/navigation/use-top-up.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

type CreditMissingProps = {
  /** The package to sell; with units in stock nothing is missing. */
  item: InventoryItem;
};

/** Said before the customer is asked to pay. The server has the last word: credit may arrive in the meantime. */
export const CreditMissing = ({ item }: CreditMissingProps): ReactElement | null => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const { data: credit } = useGetCredit();
  const topUp = useTopUp();
  if (!credit || isCovered(item, credit.balance)) return null;
  const missing = (firstPrice(item.prices)?.priceValue ?? 0) - credit.balance.value;
  const balance = money(credit.balance.value, credit.balance.currency);
  if (isToppedUpFor(item, credit)) return <Banner tone="info">{t('summary.creditFollows', { balance })}</Banner>;
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

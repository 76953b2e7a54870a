import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { isCovered } from '#domain/sell-flow.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';

export type CreditMissingProps = {
  /** The package to sell; with units in stock nothing is missing. */
  item: InventoryItem;
};

/** Said before the customer is asked to pay. The server has the last word: credit may come meanwhile. */
export const CreditMissing = ({ item }: CreditMissingProps): ReactElement | null => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const { data: credit } = useGetCredit();
  if (!credit || isCovered(item, credit.balance)) return null;
  const { value, currency } = credit.balance;
  return (
    <Banner
      tone="warning"
      action={
        <Link href={paths.credits()} variant="secondary" size="small">
          {t('summary.topUp')}
        </Link>
      }
    >
      {t('summary.creditMissing', { balance: money(value, currency) })}
    </Banner>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { isCovered } from '#domain/sell-flow.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { MainAction } from '#web/components/point-of-sale/MainAction.tsx';
import { SellSummary } from '#web/components/point-of-sale/SellSummary.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import type { KnownBuyer } from './use-buyer.ts';
import type { TopUpBalance } from './use-top-up-balance.ts';

export type SummaryStepProps = {
  buyer: Buyer;
  item: InventoryItem;
  known: KnownBuyer;
  topUpBalance: TopUpBalance;
  onConfirm: () => void;
};

/** Said before the customer is asked to pay. The server has the last word: credit may come meanwhile. */
const CreditMissing = ({ item }: { item: InventoryItem }): ReactElement | null => {
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

/** The summary: package, buyer and price, until the seller has the money. */
export const SummaryStep = ({ buyer, item, known, topUpBalance, onConfirm }: SummaryStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <>
      <SellSummary
        item={item}
        customer={known.name}
        country={buyer.type === 'existing' ? undefined : buyer.country}
        domains={topUpBalance.domains}
        domainId={topUpBalance.domainId}
        onDomainChange={topUpBalance.choose}
      />
      <CreditMissing item={item} />
      <MainAction onPress={onConfirm} disabledReason={topUpBalance.refusal}>
        {t('summary.confirm')}
      </MainAction>
    </>
  );
};

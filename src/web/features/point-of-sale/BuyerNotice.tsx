import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import type { SellStep } from '#domain/sell-flow.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { sellHref } from './addresses.ts';
import { KnownCustomer } from './components/KnownCustomer.tsx';
import type { TopUpBalance } from './use-top-up-balance.ts';
import type { KnownBuyer } from './use-buyer.ts';
import { useNewEsimText } from './use-new-esim-text.ts';

export type BuyerNoticeProps = {
  /** Who buys it, as the address says. */
  buyer: Buyer;
  /** What is sold. */
  item: InventoryItem;
  /** What the store knows of the buyer. */
  known: KnownBuyer;
  /** Which eSIM gets it. */
  topUpBalance: TopUpBalance;
};

/** The same sale to the same customer in another way: the attempt stays, and with it what was typed. */
const useSameSale = (itemId: string): ((buyer: Buyer) => string) => {
  const [query] = useSearchParams();
  const attempt = query.get('attempt');
  const isAtNotes = query.get('state') === 'notes';
  const isAtOnce = query.get('from') === 'till';
  const state: SellStep | undefined = isAtNotes ? 'notes' : undefined;
  return (buyer) =>
    sellHref(buyer, itemId, {
      ...(attempt !== null && { attempt }),
      ...(isAtOnce && { from: 'till' }),
      ...(state && { state }),
    });
};

/**
 * What is to be known about the buyer before the money is taken: they are a customer already, their eSIMs do not take
 * the package, or they get a new one, and what becomes of what they have left (PKG-130).
 */
export const BuyerNotice = ({ buyer, item, known, topUpBalance }: BuyerNoticeProps): ReactElement | null => {
  const { t } = useTranslation('pointOfSale');
  const hrefFor = useSameSale(item.id);
  const { plan, needsNewEsim } = topUpBalance;
  const newEsim = useNewEsimText(plan);
  const { existing, existingCountry, goOver, name = '' } = known;
  if (existing && buyer.type === 'new') {
    const { country } = buyer;
    return (
      <KnownCustomer
        email={name}
        entered={country}
        country={existingCountry}
        onGoOn={() => goOver(hrefFor(existing), country)}
      />
    );
  }
  if (needsNewEsim && buyer.type === 'existing') {
    return (
      <Banner
        action={
          <Link href={hrefFor({ ...buyer, esim: 'new' })} variant="secondary" size="small">
            {t('newEsim.action')}
          </Link>
        }
      >
        {t('newEsim.unfit')}
      </Banner>
    );
  }
  if (plan === undefined) return null;
  return <Banner tone={plan.leftBehind && plan.domainId === undefined ? 'warning' : 'info'}>{newEsim}</Banner>;
};

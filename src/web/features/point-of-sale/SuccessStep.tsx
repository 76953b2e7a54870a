import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Buyer, type Guest, guestFrom } from '#domain/buyer.ts';
import { useGetActivatedItem } from '#web/api/storefront/activations/activations.ts';
import { MainAction } from './components/MainAction.tsx';
import { type SaleResult, SellSuccess } from './components/SellSuccess.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { useSaleStart } from './attempt.ts';

export type SuccessStepProps = {
  /** Who bought it: a guest gets another link than a customer. */
  buyer: Buyer;
  /** What was sold, to sell it again. */
  itemId: string;
  /** What the server returned: the sale and its links. */
  result: SaleResult;
  /** The stock was to pay for the sale, and the credit did. */
  isStockUsedUp?: boolean;
};

/** The next buyer of the same package: a guest who lives where this one does. */
const nextGuest = (buyer: Buyer, { customer }: SaleResult): Guest =>
  guestFrom(buyer.type === 'existing' ? customer.countryOfResidence : buyer.country);

/** Sold: the link for the customer, and the button for the next sale. */
export const SuccessStep = ({ buyer, itemId, result, isStockUsedUp }: SuccessStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const toast = useToast();
  const start = useSaleStart();
  const isMobile = useIsMobile();
  const { activatedItem, customer } = result;
  const { data: sold } = useGetActivatedItem(activatedItem.uid, { query: { enabled: customer.email !== undefined } });
  return (
    <>
      <SellSuccess
        result={result}
        isGuest={buyer.type === 'guest'}
        isTopUp={buyer.type === 'existing'}
        isStockUsedUp={isStockUsedUp}
        mail={sold?.customerMail}
        onCopied={() => toast.success(t('success.copied'), { isShort: true })}
      />
      <div>
        <Link href={paths.soldItem(activatedItem.uid)}>{t('success.history')}</Link>
      </div>
      <MainAction
        onPress={() => start(nextGuest(buyer, result), itemId)}
        aside={
          <Button size="large" isFullWidth={isMobile} onPress={() => void navigate(paths.pointOfSale())}>
            {t('success.done')}
          </Button>
        }
      >
        {buyer.type === 'guest' ? t('success.again') : t('success.againToGuest')}
      </MainAction>
    </>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Buyer } from '#domain/buyer.ts';
import { MainAction } from '#web/components/point-of-sale/MainAction.tsx';
import { type SaleResult, SellSuccess } from '#web/components/point-of-sale/SellSuccess.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type SuccessStepProps = {
  buyer: Buyer;
  result: SaleResult;
};

/** Sold: the link for the customer, and the button for the next sale. */
export const SuccessStep = ({ buyer, result }: SuccessStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <>
      <SellSuccess
        result={result}
        isGuest={buyer.type === 'guest'}
        isTopUp={buyer.type === 'existing'}
        onCopied={() => toast.success(t('success.copied'), { isShort: true })}
      />
      <MainAction
        onPress={() => void navigate(paths.pointOfSale())}
        aside={<Link href={paths.soldItem(result.activatedItem.uid)}>{t('success.history')}</Link>}
      >
        {t('success.done')}
      </MainAction>
    </>
  );
};

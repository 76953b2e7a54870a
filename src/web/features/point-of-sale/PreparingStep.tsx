import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Buyer } from '#domain/buyer.ts';
import { MainAction } from './components/MainAction.tsx';
import { SellPreparing } from './components/SellPreparing.tsx';
import type { SaleResult } from './components/SellSuccess.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

export type PreparingStepProps = {
  /** Who bought it. */
  buyer: Buyer;
  /** What the server returned: the sale and its links. */
  result: SaleResult;
};

/** Charged, and being prepared by the supplier: the link for the customer, and the way to the next sale. */
export const PreparingStep = ({ buyer, result }: PreparingStepProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <>
      <SellPreparing
        result={result}
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

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '#web/queries/use-cart.ts';
import { stepUnderWay } from '#web/browser-storage/first-day.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { CartLink } from '#web/components/packages/CartLink.tsx';
import { PaymentResult } from './components/PaymentResult.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePaymentStanding } from '#web/queries/use-payment-standing.ts';

/** /data-packages/checkout/success, and ?pending=true of it: the state of the payment, while it is looked up. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('shop');
  const { units } = useCart();
  const isFirstDay = useStored(stepUnderWay) === 'packages';
  const result = usePaymentStanding(true);
  return (
    <PageFrame title={t(`result.${result}.title`)} actions={<CartLink units={units} href={paths.packagesCheckout()} />}>
      <PaymentResult
        result={result}
        inventoryHref={paths.inventory()}
        historyHref={paths.credits()}
        firstDayHref={isFirstDay ? paths.dashboard() : undefined}
      />
    </PageFrame>
  );
};

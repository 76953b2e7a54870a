import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { purchasePriceShown } from '#web/browser-storage/flags.ts';
import { useStored } from '#web/browser-storage/stored.ts';
import { InlineAction } from '#web/components/sales/InlineAction.tsx';

type OwnCostProps = {
  /** What the seller pays, in words. */
  cost: string;
};

/** What the seller pays. A customer may be looking at the screen: it is shown on demand, as it is at the till. */
export const OwnCost = ({ cost }: OwnCostProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const isShown = useStored(purchasePriceShown);
  return (
    <>
      {isShown && `${cost} `}
      <InlineAction onPress={() => purchasePriceShown.write(!isShown)}>
        {t(isShown ? 'summary.hidePrice' : 'summary.showPrice')}
      </InlineAction>
    </>
  );
};

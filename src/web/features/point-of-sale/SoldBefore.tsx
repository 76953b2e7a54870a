import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { type Buyer, type BuyerType, guestFrom } from '#domain/buyer.ts';
import { preparedSale, type Sale } from '#domain/sell-flow.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { endOpenSale } from '#web/browser-storage/open-sales.ts';
import { Panel } from './components/Panel.tsx';
import { TillPanes } from './components/TillPanes.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { ErrorStep } from './ErrorStep.tsx';
import { PackagesBeside } from './PackagesBeside.tsx';
import { PreparingStep } from './PreparingStep.tsx';
import { SuccessStep } from './SuccessStep.tsx';
import { usePreparation } from './use-sell-flow.ts';

export type SoldBeforeProps = {
  /** The attempt that sold it: it is not open any more. */
  attempt: string;
  /** Of the sale. */
  uid: string;
  /** To whom it was made, as the address says. */
  type: BuyerType;
  /** The package, to sell it again. */
  itemId: string;
  /** Whether it was delivered then, as the address says: that it stays, also when it was refunded since. */
  wasDelivered: boolean;
};

/** The buyer as the sale has them: the address may lack what it needs for a sale. */
const buyerOf = (type: BuyerType, { customer }: SoldItemDetail): Buyer => {
  const guest = guestFrom(customer.countryOfResidence);
  if (type === 'existing') return { type, customerUid: customer.uid ?? '' };
  return type === 'new' ? { ...guest, type, email: customer.email ?? '' } : guest;
};

const outcomeOf = (detail: SoldItemDetail, { wasDelivered }: SoldBeforeProps): Sale | undefined =>
  preparedSale(wasDelivered ? { ...detail, state: 'purchased' } : detail);

const Outcome = ({ detail, ...props }: SoldBeforeProps & { detail: SoldItemDetail }): ReactElement => {
  const outcome = outcomeOf(detail, props);
  const buyer = buyerOf(props.type, detail);
  if (outcome?.state === 'sold') return <SuccessStep buyer={buyer} itemId={props.itemId} result={outcome.result} />;
  if (outcome?.state === 'failed') return <ErrorStep buyer={buyer} failure={outcome.failure} />;
  return <PreparingStep buyer={buyer} result={detail} />;
};

const titleOf = (detail: SoldItemDetail | undefined, props: SoldBeforeProps): 'success' | 'error' | 'preparing' => {
  if (!detail) return props.wasDelivered ? 'success' : 'preparing';
  const outcome = outcomeOf(detail, props);
  if (!outcome) return 'preparing';
  return outcome.state === 'sold' ? 'success' : 'error';
};

/** The last view of a sale whose call this page has not seen: after a reload, or once its lost answer was asked for. */
export const SoldBefore = (props: SoldBeforeProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  useEffect(() => endOpenSale(props.attempt), [props.attempt]);
  const detail = usePreparation(props.uid);
  const item = detail.data?.activatedItem;
  const price = item?.retailPrice;
  const { money } = useFormat();
  const nameOf = usePackageName();
  return (
    <PageFrame
      title={t(`steps.${titleOf(detail.data, props)}`)}
      context={item && price ? `${nameOf(packageOfSale(item))}, ${money(price.priceValue, price.currencyCode)}` : ''}
    >
      <TillPanes search={<PackagesBeside chosenId={props.itemId} />} isSaleFirst>
        <Panel>
          <QueryContent query={detail} loading={<Skeleton shape="block" height="22rem" />}>
            {(sold) => <Outcome {...props} detail={sold} />}
          </QueryContent>
        </Panel>
      </TillPanes>
    </PageFrame>
  );
};

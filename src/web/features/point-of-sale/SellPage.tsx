import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { type Buyer, type BuyerType, guestFrom, isBuyerType } from '#domain/buyer.ts';
import { attemptView, isUncertain, preparedSale, type Sale } from '#domain/sell-flow.ts';
import { packageOfSale } from '#domain/sold-item.ts';
import { useGetSaleAttempt } from '#web/api/storefront/activations/activations.ts';
import { endOpenSale, type OpenSale } from '#web/browser-storage/open-sales.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { queryFailure } from '#web/components/query/query-failure.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { useOpenSale } from './attempt.ts';
import { Panel, TillPanes } from '#web/components/page/TillPanes.tsx';
import { ErrorStep } from './ErrorStep.tsx';
import { OpenSaleQuestion } from './OpenSaleQuestion.tsx';
import { PreparingStep } from './PreparingStep.tsx';
import { SaleForm } from './SaleForm.tsx';
import { PackagesBeside } from './SellSteps.tsx';
import { SuccessStep } from './SuccessStep.tsx';
import { type SentSale, useSentSale } from './use-sale.ts';
import { usePreparation } from './use-sell-flow.ts';

type SoldBeforeProps = {
  /** The attempt that sold it: it is not open any more. */
  attempt: string;
  /** The id of the sale. */
  uid: string;
  /** To whom it was made, as the address says. */
  type: BuyerType;
  /** The package, to sell it again. */
  itemId: string;
  /** Whether it was delivered then, as the address says: that it stays, also when it was refunded since. */
  wasDelivered: boolean;
};

/** The buyer as the sale has them: the address may lack what it needs for a sale. */
const buyerOf = (type: BuyerType, { activatedItem, customer }: SoldItemDetail): Buyer => {
  const guest = guestFrom(customer.countryOfResidence);
  const isNewEsim = activatedItem.activationType === 'TOP_UP_WITH_PROFILE';
  if (type === 'existing') return { type, customerUid: customer.uid, ...(isNewEsim && { esim: 'new' }) };
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
const SoldBefore = (props: SoldBeforeProps): ReactElement => {
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
      <TillPanes search={<PackagesBeside chosenId={props.itemId} />} isSaleFirst isDone>
        <Panel>
          <QueryContent query={detail} loading={<Skeleton shape="block" height="22rem" />}>
            {(sold) => <Outcome {...props} detail={sold} />}
          </QueryContent>
        </Panel>
      </TillPanes>
    </PageFrame>
  );
};

type Question = {
  /** The sale that is asked for; it stays until the seller goes on, also when it sold nothing. */
  asked: OpenSale | undefined;
  isUnsold: boolean;
  goOn: () => void;
};

/** The sale of this browser whose outcome is unknown, whatever the address is for. */
const useQuestion = ({ sale, open: sent }: SentSale, isSaid: boolean): Question => {
  // Without storage only this page knows of it.
  const isUnknown = sale.state === 'failed' && isUncertain(sale.failure) && !isSaid;
  const open = useOpenSale() ?? (isUnknown ? sent : undefined);
  const [asked, ask] = useState<OpenSale>();
  if (open && open.attempt !== asked?.attempt && sale.state !== 'sending') ask(open);
  const said = useGetSaleAttempt({ attempt: asked?.attempt ?? '' }, { query: { enabled: false } }).data?.state;
  const isUnsold = asked !== undefined && said === 'ENDED';
  const goOn = (): void => {
    if (asked) endOpenSale(asked.attempt);
    ask(undefined);
  };
  return { asked: isUnsold || open ? asked : undefined, isUnsold, goOn };
};

/** The sale goes on where it was sent from: nothing became of it. */
const ToNotes = (): ReactElement => {
  const query = Object.fromEntries(useSearchParams()[0]);
  return <Navigate to={{ search: new URLSearchParams({ ...query, state: 'notes' }).toString() }} replace />;
};

const Attempt = ({ attempt }: { attempt: string }): ReactNode => {
  const { t } = useTranslation('pointOfSale');
  const { type, id = '' } = useParams();
  const addressed = useSearchParams()[0].get('state');
  const sent = useSentSale(attempt);
  const { sale } = sent;
  const look = useGetSaleAttempt({ attempt }, { query: { enabled: attempt !== '' && sale.state === 'open' } });
  const { asked, isUnsold, goOn } = useQuestion(sent, look.data?.state === 'SOLD' || look.data?.state === 'ENDED');
  const serverState = attempt === '' ? 'UNUSED' : look.data?.state;
  const isServerAway = queryFailure(look)?.isUnanswered === true;
  const known = { sale, serverState, isEarlierOpen: asked !== undefined, isServerAway };
  const view = attempt === '' && !asked ? 'form' : attemptView(known, addressed);
  const uid = look.data?.uid;
  switch (view) {
    case 'sold':
      return isBuyerType(type) && uid !== undefined ? (
        <SoldBefore attempt={attempt} uid={uid} type={type} itemId={id} wasDelivered={addressed === 'success'} />
      ) : null;
    case 'question':
      return asked ? (
        <OpenSaleQuestion
          key={asked.attempt}
          sale={asked}
          failure={asked.attempt === attempt && sale.state === 'failed' ? sale.failure : undefined}
          isUnsold={isUnsold}
          onGoOn={goOn}
        />
      ) : null;
    case 'wait':
      return (
        <PageFrame title={t(addressed === 'success' ? 'steps.success' : 'steps.loading')}>
          <Panel>
            <QueryContent query={look} loading={<Skeleton shape="block" height="22rem" />}>
              {() => null}
            </QueryContent>
          </Panel>
        </PageFrame>
      );
    case 'notes':
      return <ToNotes />;
    case 'leave':
      return <Navigate to={paths.pointOfSale()} replace />;
    default:
      return <SaleForm attempt={attempt} sentBuyer={sent.buyer} isEnded={view === 'renewed'} />;
  }
};

/** /store/{type}/packages/{id}: an attempt at the sale of one package, and what became of it. */
export const Component = (): ReactElement => {
  const attempt = useSearchParams()[0].get('attempt') ?? '';
  return <Attempt key={attempt} attempt={attempt} />;
};

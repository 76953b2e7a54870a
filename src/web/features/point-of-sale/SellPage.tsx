import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { isBuyerType } from '#domain/buyer.ts';
import { attemptView, isUncertain } from '#domain/sell-flow.ts';
import { useGetSaleAttempt } from '#web/api/storefront/activations/activations.ts';
import { endOpenSale, type OpenSale } from '#web/browser-storage/open-sales.ts';
import { Panel } from './components/Panel.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { paths } from '#web/navigation/paths.ts';
import { OpenSaleQuestion } from './OpenSaleQuestion.tsx';
import { SaleForm } from './SaleForm.tsx';
import { SoldBefore } from './SoldBefore.tsx';
import { useOpenSale } from './attempt.ts';
import { type SentSale, useSentSale } from './use-sale.ts';

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
  const said = attempt === '' ? 'UNUSED' : look.data?.state;
  const view = attempt === '' && !asked ? 'form' : attemptView({ sale, said, isAsked: asked !== undefined }, addressed);
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

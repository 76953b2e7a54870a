import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import { useGetReseller } from '#web/api/operator/resellers/resellers.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { ResellerOverview } from './components/ResellerOverview.tsx';
import { CreditStatement } from './CreditStatement.tsx';
import { nameOf } from '#web/features/operator/components/reseller-names.ts';
import { Requests } from './Requests.tsx';
import { ResellerAction, ResellerActions } from './ResellerActions.tsx';
import { ResellerGone } from './ResellerGone.tsx';
import desk from '../components/DeskPage.module.css';
import { SignIns } from './SignIns.tsx';
import { type ResellerCalls, useResellerCalls } from './use-reseller-calls.ts';
import { useWayBack } from '../use-way-back.ts';
import { Waiting } from './Waiting.tsx';

type SuspensionNoticeProps = {
  /** The reseller of the page. */
  reseller: Reseller;
  /** Its changes. */
  calls: ResellerCalls;
};

/** That a reseller may not sell, why, and the way to lift it. */
const SuspensionNotice = ({ reseller, calls: { lift } }: SuspensionNoticeProps): ReactElement | null => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime } = useFormat();
  const toast = useToast();
  const problemText = useProblemText();
  const { id, suspension } = reseller;
  if (!suspension) return null;
  const { reason, since, operator } = suspension;
  const call = (): void =>
    lift.mutate(
      { id },
      {
        onSuccess: () => toast.success(t('lift.done')),
        onError: (error) => toast.error(problemText(error)),
      },
    );
  return (
    <Banner
      tone="warning"
      title={t('lift.title', { at: dateTime(since), operator })}
      action={
        <Button size="small" onPress={call} isPending={lift.isPending}>
          {t('lift.submit')}
        </Button>
      }
    >
      {reason}
    </Banner>
  );
};

const Credit = ({ credits: [credit] }: Reseller): ReactElement | null => {
  const { moneyParts } = useFormat();
  return credit ? <Figure {...moneyParts(credit.value, credit.currencyCode)} size="large" /> : null;
};

/** /operator/resellers/{id}: one reseller, and what an operator does to it. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { id = '' } = useParams();
  const query = useGetReseller(id);
  const calls = useResellerCalls(id);
  const { data } = query;
  return (
    <PageFrame
      title={data ? nameOf(data) : t('reseller')}
      context={data ? data.email : query.isPending && <Skeleton width="12rem" />}
      figure={query.isPending ? <FigureSkeleton size="large" /> : data && <Credit {...data} />}
      actions={data && <ResellerActions reseller={data} calls={calls} />}
      back={useWayBack('operatorResellers')}
    >
      <QueryContent query={query} loading={<Skeleton shape="block" height="24rem" />} gone={<ResellerGone />} card={{}}>
        {(reseller) => (
          <div className={desk.page}>
            <SuspensionNotice reseller={reseller} calls={calls} />
            <Waiting reseller={reseller} calls={calls} />
            <Requests reseller={reseller} calls={calls} />
            <ResellerOverview
              reseller={reseller}
              salesHref={paths.operatorSales({ search: reseller.email })}
              paymentsHref={paths.operatorPayments({ search: reseller.email })}
              moneyAction={<ResellerAction name="pricing" reseller={reseller} calls={calls} size="small" />}
            />
            <CreditStatement
              id={id}
              own={reseller.email}
              action={
                <Link href={paths.operatorStatement(id)} variant="secondary" size="small">
                  {t('month.open')}
                </Link>
              }
            />
            <SignIns
              id={id}
              action={<ResellerAction name="signOut" reseller={reseller} calls={calls} size="small" />}
            />
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};

import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { SoldItemDetail } from '#contract/storefront/model/soldItemDetail.ts';
import { latestReplacement } from '#domain/esim-replacement.ts';
import { isPackageOver } from '#domain/package-state.ts';
import { profileDomains } from '#domain/profile-domain.ts';
import { activationRefusal, isRefunded, packageOfSale, refundRefusal } from '#domain/sold-item.ts';
import { type ApiError, isOutcomeUnknown } from '#web/api/api-error.ts';
import {
  getGetActivatedItemQueryKey,
  useActivateActivatedItem,
  useGetActivatedItem,
  useRefundActivatedItem,
} from '#web/api/storefront/activations/activations.ts';
import { useLostChange } from '#web/api/use-lost-change.ts';
import { useFailureText, useProblemText } from '#web/api/use-problem-text.ts';
import { PackageStateBadge } from '#web/components/sales/PackageStateBadge.tsx';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Figure, FigureSkeleton } from '#web/ui/data/Figure.tsx';
import { Announcement } from '#web/ui/feedback/Announcement.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { SearchIcon, SmartphoneIcon } from '#web/ui/icons.ts';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './DetailColumns.module.css';
import { type Change, SoldItemContent } from './SoldItemContent.tsx';
import { useHistoryHref } from './use-history-address.ts';

/** Why a change is not possible in the sale's current state; undefined when the state does not say. */
const useReason = () => {
  const { t } = useTranslation('history');
  return {
    refund: ({ activatedItem, isBeingPrepared }: SoldItemDetail, now: Date): string | undefined => {
      const refusal = refundRefusal({ ...activatedItem, isBeingPrepared }, now);
      return refusal && t(`refund.${refusal}`);
    },
    activate: ({ activatedItem }: SoldItemDetail, now: Date): string | undefined => {
      const refusal = activationRefusal(activatedItem, now);
      return refusal && t(`activate.${refusal}`);
    },
  };
};

const CONFLICT = 409;

/**
 * Shared by both changes: a toast reports the result, the dialog a failure, and all affected queries are read again.
 */
const useOutcome = (id: string, change: 'refund' | 'activate') => {
  const { t } = useTranslation('history');
  const reasonOf = useReason()[change];
  const failureText = useFailureText();
  const toast = useToast();
  const queries = useQueryClient();
  return {
    onSuccess: (detail: SoldItemDetail) => {
      queries.setQueryData(getGetActivatedItemQueryKey(id), detail);
      toast.success(t(`${change}.success`));
      // Balance, history and stock may have changed.
      return queries.invalidateQueries();
    },
    // Another tab, the customer or time may have changed the sale: it is read again, which shows why.
    onError: async (error: ApiError) => {
      await queries.invalidateQueries({ queryKey: getGetActivatedItemQueryKey(id) });
      const known = queries.getQueryData<SoldItemDetail>(getGetActivatedItemQueryKey(id));
      const reason = error.status === CONFLICT && known ? reasonOf(known, new Date()) : undefined;
      // What is not known stays in the dialog, and in the page.
      if (!isOutcomeUnknown(error)) toast.error(reason ?? failureText(error, t(`${change}Error`)));
    },
  };
};

type Mutation = Pick<
  UseMutationResult<SoldItemDetail, ApiError, { id: string }>,
  'mutateAsync' | 'isPending' | 'error' | 'submittedAt' | 'reset'
>;

const useChange = (id: string, mutation: Mutation, detail: ReturnType<typeof useGetActivatedItem>): Change => {
  const problemText = useProblemText();
  const { mutateAsync, isPending, error, reset } = mutation;
  return {
    run: (onOver) =>
      mutateAsync({ id }, { onSuccess: onOver, onError: ({ status }) => (status === CONFLICT ? onOver() : undefined) }),
    isPending,
    error: error ? problemText(error) : undefined,
    lost: useLostChange(mutation, detail),
    reset,
  };
};

/** One sale, and its actions. */
const useSoldItem = (id: string) => {
  const detail = useGetActivatedItem(id);
  const refund = useRefundActivatedItem({ mutation: useOutcome(id, 'refund') });
  const activate = useActivateActivatedItem({ mutation: useOutcome(id, 'activate') });
  return {
    detail,
    refund: useChange(id, refund, detail),
    activate: useChange(id, activate, detail),
  };
};

type SummaryProps = {
  /** The sale with its customer. */
  detail: SoldItemDetail;
  /** When it was read. */
  now: Date;
};

/** What a seller looks for first: the state of the package, when it was sold, and to whom. */
const Summary = ({ detail: { activatedItem: item, customer, relatedEsims }, now }: SummaryProps): ReactElement => {
  const { t } = useTranslation(['history', 'pointOfSale']);
  const { date, dateTime } = useFormat();
  const replacement = latestReplacement(relatedEsims);
  return (
    <div className={styles.summary}>
      <PackageStateBadge item={item} now={now} />
      <span>{t('detail.subtitle', { date: dateTime(item.salesDate) })}</span>
      {customer.erasedAt === undefined && (
        <Link href={paths.customer(customer.uid)}>{customer.email ?? t('customer.guest')}</Link>
      )}
      {replacement && (
        <span>
          {t('detail.replaced', {
            date: date(replacement.at),
            reason: t(`pointOfSale:replace.reasons.${replacement.reason}`),
          })}
        </span>
      )}
    </div>
  );
};

/** Nothing of the package is left: the next step is another one for the same customer. */
const SellAgain = ({ detail: { activatedItem, customer, relatedEsims }, now }: SummaryProps): ReactElement | null => {
  const { t } = useTranslation('history');
  if (customer.erasedAt !== undefined || !isPackageOver(activatedItem, now)) return null;
  return (
    <Link
      href={paths.pointOfSalePackages('existing', {
        customerUid: customer.uid,
        ...(profileDomains(relatedEsims).length === 0 && { esim: 'new' }),
      })}
      variant="primary"
      icon={SmartphoneIcon}
    >
      {t('detail.sellAgain')}
    </Link>
  );
};

/** The cards of a sale in their final size. */
const SoldItemSkeleton = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <>
      <Announcement text={t('loading')} />
      <div className={styles.columns} aria-busy>
        <div className={styles.column}>
          <Skeleton shape="block" height="9.5rem" />
          <Skeleton shape="block" height="8.75rem" />
          <Skeleton shape="block" height="10.5rem" />
          <Skeleton shape="block" height="11.75rem" />
          <Skeleton shape="block" height="2.75rem" />
        </div>
        <div className={styles.column}>
          <Skeleton shape="block" height="28rem" />
          <Skeleton shape="block" height="14rem" />
        </div>
      </div>
    </>
  );
};

/** /your-store/history/{uid}, by uid or id: everything about one sale. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('history');
  const { moneyParts } = useFormat();
  const nameOf = usePackageName();
  const { uid = '' } = useParams();
  const historyHref = useHistoryHref();
  const sale = useSoldItem(uid);
  const { data, dataUpdatedAt, isPending } = sale.detail;
  const item = data?.activatedItem;
  const price = item?.retailPrice;
  return (
    <PageFrame
      title={item ? nameOf(packageOfSale(item)) : t('detail.title')}
      context={data ? <Summary detail={data} now={new Date(dataUpdatedAt)} /> : isPending && <Skeleton width="12rem" />}
      figure={
        isPending ? (
          <FigureSkeleton size="large" />
        ) : (
          price && (
            <Figure {...moneyParts(price.priceValue, price.currencyCode)} size="large" isStruck={isRefunded(item)} />
          )
        )
      }
      actions={data && <SellAgain detail={data} now={new Date(dataUpdatedAt)} />}
      back={{ href: historyHref, label: t('detail.back') }}
    >
      <QueryContent
        query={sale.detail}
        loading={<SoldItemSkeleton />}
        failed={t('detail.failed')}
        gone={
          <EmptyState
            icon={SearchIcon}
            title={t('detail.notFound')}
            text={t('detail.notFoundText')}
            action={<Link href={historyHref}>{t('detail.back')}</Link>}
          />
        }
      >
        {(detail) => (
          <SoldItemContent
            id={uid}
            detail={detail}
            now={new Date(dataUpdatedAt)}
            refund={sale.refund}
            activate={sale.activate}
          />
        )}
      </QueryContent>
    </PageFrame>
  );
};

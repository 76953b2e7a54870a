import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { HISTORY_PAGE_SIZE } from '#domain/limits.ts';
import { creditNoteFileName, purchaseStatus, receiptFileName } from '#domain/purchase.ts';
import { getCreditNote, getReceipt, useListPaymentHistory } from '#web/api/storefront/payments/payments.ts';
import type { CreditNote } from './components/CreditNoteButtons.tsx';
import { PurchaseDetails } from './components/PurchaseDetails.tsx';
import { PurchaseTable } from './components/PurchaseTable.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useLanguage } from '#web/i18n/use-language.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { saveFile } from '#web/ui/actions/save-file.ts';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { ArrowLeftIcon, HistoryIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { AccountFrame } from './AccountFrame.tsx';

const useDownloads = () => {
  const language = useLanguage();
  return {
    onDownloadReceipt: async ({ id, date }: Purchase): Promise<void> =>
      saveFile(receiptFileName(new Date(date)), 'application/pdf', await getReceipt(id, { Locale: language })),
    onDownloadCreditNote: async ({ id, number }: CreditNote): Promise<void> =>
      saveFile(creditNoteFileName(number), 'application/pdf', await getCreditNote(id, { Locale: language })),
  };
};

/** What is settled: what is pending is on /credits alone (CRE-022). */
const settled = (purchases: readonly Purchase[]): Purchase[] =>
  purchases.filter((purchase) => purchaseStatus(purchase) !== 'PENDING');

const None = (): ReactElement => {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      icon={HistoryIcon}
      title={t('purchasesEmptyTitle')}
      text={t('purchasesEmptyText')}
      action={
        <Link href={paths.credits()} variant="primary">
          {t('topUp')}
        </Link>
      }
    />
  );
};

const Gone = (): ReactElement => {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      icon={HistoryIcon}
      title={t('purchaseGoneTitle')}
      text={t('purchaseGoneText')}
      action={
        <Link href={paths.credits()} variant="secondary">
          {t('toCredits')}
        </Link>
      }
    />
  );
};

type ContentProps = {
  /** Undefined where they are being fetched. */
  purchases: readonly Purchase[] | undefined;
};

const All = ({ purchases }: ContentProps): ReactElement => {
  const { t } = useTranslation('account');
  const isMobile = useIsMobile();
  const downloads = useDownloads();
  return (
    // On mobile it is the page's own title.
    <Card {...(!isMobile && { title: t('purchases') })} isFlush>
      {purchases?.length === 0 ? (
        <None />
      ) : (
        <PurchaseTable purchases={purchases} detailsHref={({ id }) => paths.creditPurchase(id)} {...downloads} />
      )}
    </Card>
  );
};

const One = ({ purchases, id }: ContentProps & { id: string }): ReactElement => {
  const { t } = useTranslation('account');
  const isMobile = useIsMobile();
  const downloads = useDownloads();
  const purchase = purchases?.find((one) => one.id === id);
  const content = (): ReactElement => {
    if (!purchases) return <Skeleton shape="block" height="16rem" />;
    return purchase ? <PurchaseDetails purchase={purchase} {...downloads} /> : <Gone />;
  };
  return (
    <Card
      title={t('purchase')}
      // On mobile the way back is above the page.
      action={
        isMobile ? undefined : (
          <Link href={paths.creditPurchases()} variant="quiet" size="small" icon={ArrowLeftIcon}>
            {t('backToPurchases')}
          </Link>
        )
      }
    >
      {content()}
    </Card>
  );
};

/** /account/credit-purchases: what was paid for, and by its id one purchase of it (ACC-001 to ACC-003). */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['account', 'credits']);
  const { id } = useParams<{ id: string }>();
  const { user } = useSession();
  const history = useListPaymentHistory(
    { page_size: HISTORY_PAGE_SIZE },
    // Without an ID token nothing is asked for (ACC-007).
    { query: { enabled: user?.idToken !== undefined } },
  );
  const show = (purchases: readonly Purchase[] | undefined): ReactElement =>
    id === undefined ? <All purchases={purchases} /> : <One purchases={purchases} id={id} />;
  const back = { href: paths.creditPurchases(), label: t('account:backToPurchases') };
  return (
    <AccountFrame
      title={id === undefined ? t('account:purchases') : t('account:purchase')}
      back={id === undefined ? undefined : back}
    >
      <QueryContent
        query={history}
        loading={show(undefined)}
        failed={t('credits:history.failed')}
        card={{ title: t('account:purchases') }}
      >
        {({ items }) => show(settled(items))}
      </QueryContent>
    </AccountFrame>
  );
};

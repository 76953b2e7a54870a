import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#contract/storefront/model/purchase.ts';
import { purchaseStatus } from '#domain/purchase.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import { Amount } from '#web/components/payment/Amount.tsx';
import { PurchaseStatusBadge } from '#web/components/payment/PurchaseStatusBadge.tsx';
import { type CreditNote, CreditNoteButtons } from './CreditNoteButtons.tsx';
import styles from './PurchaseTable.module.css';
import { ReceiptButton } from '#web/components/payment/ReceiptButton.tsx';
import { useLineName, usePurchaseTitle } from '#web/components/payment/use-purchase-title.ts';

type PurchaseTableProps = {
  /** Newest first; undefined while they are being fetched. */
  purchases: readonly Purchase[] | undefined;
  /** The address of a single purchase. */
  detailsHref: (purchase: Purchase) => string;
  /** Saves the receipt; the button waits for the promise. */
  onDownloadReceipt: (purchase: Purchase) => Promise<void>;
  /** Saves a credit note; its button waits for the promise. */
  onDownloadCreditNote: (note: CreditNote) => Promise<void>;
};

const Transaction = ({ purchase }: { purchase: Purchase }): ReactElement => {
  const words = useServerWords();
  const titleOf = usePurchaseTitle();
  const lineName = useLineName();
  const { items } = purchase;
  const method = items[0] ? words(items[0].paymentMethod) : '';
  return (
    <div className={styles.transaction}>
      <span className={styles.title}>
        {titleOf(purchase)} <PurchaseStatusBadge status={purchaseStatus(purchase)} />
      </span>
      {items.length > 1 && <span className={styles.names}>{items.map(lineName).join(', ')}</span>}
      <span className={styles.method}>{method}</span>
    </div>
  );
};

const useColumns = ({
  detailsHref,
  onDownloadReceipt,
  onDownloadCreditNote,
}: PurchaseTableProps): Column<Purchase>[] => {
  const { t } = useTranslation('credits');
  const { dateTime } = useFormat();
  return [
    {
      key: 'date',
      header: t('history.columns.date'),
      cell: ({ date }) => (
        <time dateTime={date} className={styles.date}>
          {dateTime(date)}
        </time>
      ),
    },
    {
      key: 'transaction',
      header: t('history.columns.transaction'),
      cell: (purchase) => <Transaction purchase={purchase} />,
    },
    {
      key: 'amount',
      header: t('history.columns.amount'),
      align: 'end',
      cell: ({ totalPrices }) => (
        <strong className={styles.amount}>
          <Amount price={totalPrices[0]} />
        </strong>
      ),
    },
    {
      key: 'receipt',
      header: t('history.columns.receipt'),
      cell: (purchase) =>
        purchase.receiptUrl === undefined ? (
          <span className={styles.none}>{t('history.noReceipt')}</span>
        ) : (
          <span className={styles.control}>
            <ReceiptButton date={dateTime(purchase.date)} onDownload={() => onDownloadReceipt(purchase)} />
            <CreditNoteButtons notes={purchase.creditNotes} onDownload={onDownloadCreditNote} />
          </span>
        ),
    },
    {
      key: 'details',
      header: t('history.columns.details'),
      cell: (purchase) => (
        <span className={styles.control}>
          <Link
            href={detailsHref(purchase)}
            variant="quiet"
            size="small"
            aria-label={t('history.detailsOf', { date: dateTime(purchase.date) })}
          >
            {t('history.details')}
          </Link>
        </span>
      ),
    },
  ];
};

/** The lines of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['transaction'], end: 'amount' },
  { start: ['date'] },
  { start: ['receipt'], end: 'details' },
];

/** What was bought, to look up and to keep: date, transaction, amount, receipt and details (ACC-014). */
export const PurchaseTable = (props: PurchaseTableProps): ReactElement => {
  const { t } = useTranslation('credits');
  return (
    <Table
      label={t('history.table')}
      columns={useColumns(props)}
      rows={props.purchases ?? []}
      rowKey={({ id }) => id}
      isLoading={props.purchases === undefined}
      cardLines={LINES}
      isForTablets
    />
  );
};

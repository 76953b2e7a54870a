import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditChange } from '#contract/storefront/model/creditChange.ts';
import type { CreditSum } from '#contract/storefront/model/creditSum.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import styles from './ChangeTable.module.css';

type ChangeTableProps = {
  /** Newest first; undefined while they load. */
  changes: readonly CreditChange[] | undefined;
  /** The page of what caused a change; undefined where the line itself says all. */
  causeHref: (change: CreditChange) => string | undefined;
};

/** The package that was sold, in the reader's language; nothing for other changes. */
const soldIn = ({ name, dataPackage }: CreditChange, nameOf: ReturnType<typeof usePackageName>): string | undefined =>
  name !== undefined && dataPackage ? nameOf({ ...dataPackage, name }) : name;

const Cause = ({ change, href }: { change: CreditChange; href: string | undefined }): ReactElement => {
  const { t } = useTranslation('statement');
  const nameOf = usePackageName();
  const { cause, invoice, saleNumber, customerEmail, customerErasedAt } = change;
  const buyer = customerErasedAt === undefined ? (customerEmail ?? t('guest')) : t('erased');
  const title = [t(`causes.${cause}`), soldIn(change, nameOf)].filter(Boolean).join(' · ');
  return (
    <div className={styles.cause}>
      {href === undefined ? (
        <span>{title}</span>
      ) : (
        <Link href={href} variant="plain">
          {title}
        </Link>
      )}
      {saleNumber !== undefined && <span className={styles.more}>{`#${saleNumber} · ${buyer}`}</span>}
      {invoice !== undefined && <span className={styles.more}>{t('invoice', { number: invoice })}</span>}
    </div>
  );
};

const useColumns = (causeHref: ChangeTableProps['causeHref']): readonly Column<CreditChange>[] => {
  const { t } = useTranslation('statement');
  const { dateTime, money } = useFormat();
  return useMemo(() => {
    const amount = ({ value, currencyCode }: CreditSum): string => money(value, currencyCode);
    const signed = (sum: CreditSum): string => `${sum.value > 0 ? '+' : ''}${amount(sum)}`;
    return [
      { key: 'at', header: t('columns.at'), cell: ({ at }) => dateTime(at) },
      {
        key: 'cause',
        header: t('columns.cause'),
        cell: (change) => <Cause change={change} href={causeHref(change)} />,
        width: '45%',
      },
      { key: 'amount', header: t('columns.amount'), cell: (change) => signed(change.amount), align: 'end' },
      {
        key: 'balance',
        header: t('columns.balance'),
        cardHeader: t('columns.balance'),
        cell: (change) => amount(change.balance),
        align: 'end',
      },
    ];
  }, [t, dateTime, money, causeHref]);
};

/** The lines of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['cause'], end: 'amount' },
  { start: ['at'], end: 'balance' },
];

/** What changed the credit, and the credit after it; a line leads to its cause. */
export const ChangeTable = ({ changes, causeHref }: ChangeTableProps): ReactElement => {
  const { t } = useTranslation('statement');
  return (
    <Table
      label={t('changes')}
      columns={useColumns(causeHref)}
      rows={changes ?? []}
      rowKey={({ cause, reference, amount }) => `${cause} ${reference} ${amount.currencyCode}`}
      isLoading={changes === undefined}
      empty={<p className={styles.none}>{t('none')}</p>}
      cardLines={LINES}
    />
  );
};

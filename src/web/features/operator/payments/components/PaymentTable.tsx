import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentSummary } from '#contract/operator/model/paymentSummary.ts';
import { isCreditorReference } from '#domain/iban.ts';
import { inGroups } from '#domain/in-groups.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { classes } from '#web/ui/props.ts';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import styles from '../../components/DeskCell.module.css';
import { namesOf } from '../../components/reseller-names.ts';
import { ResellerName } from '../../components/ResellerName.tsx';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';

type PaymentTableProps = {
  /** Newest first; undefined while they load. */
  payments: readonly PaymentSummary[] | undefined;
  /** The page of a payment. */
  hrefOf: (payment: PaymentSummary) => string;
  /** Shown when there are none. */
  empty: ReactNode;
};

/** Only that of a transfer is read by people. */
const readable = (reference = ''): string | undefined =>
  isCreditorReference(reference) ? inGroups(reference) : undefined;

type StackProps = {
  title: string;
  more: string | undefined;
  /** In one line on a card. */
  isFlat?: boolean;
};

const Stack = ({ title, more, isFlat = false }: StackProps): ReactElement => (
  <div className={classes(styles.stack, isFlat && styles.flat)}>
    <span>{title}</span>
    {more !== undefined && <span className={styles.more}>{more}</span>}
  </div>
);

const useColumns = (): readonly Column<PaymentSummary>[] => {
  const { t } = useTranslation('operatorPayments');
  const { dateTime, money } = useFormat();
  const words = useServerWords();
  return useMemo(
    () => [
      {
        key: 'reseller',
        header: t('columns.reseller'),
        cell: ({ reseller }) => <ResellerName reseller={reseller} />,
        width: '35%',
      },
      { key: 'when', header: t('columns.when'), cell: ({ createdAt }) => dateTime(createdAt) },
      {
        key: 'method',
        header: t('columns.method'),
        cell: ({ method, purpose, isAutomatic, reference }) => (
          <Stack
            isFlat
            title={words(method.name)}
            more={[isAutomatic ? t('automatic') : t(`purposes.${purpose}`), readable(reference)]
              .filter(Boolean)
              .join(' · ')}
          />
        ),
      },
      { key: 'state', header: t('columns.state'), cell: ({ state }) => <PaymentStateBadge state={state} /> },
      {
        key: 'total',
        header: t('columns.total'),
        cell: ({ total, takenBack: { value, currencyCode } }) => (
          <Stack
            title={money(total.value, total.currencyCode)}
            more={value > 0 ? t('refunded', { amount: money(value, currencyCode) }) : undefined}
          />
        ),
        align: 'end',
      },
    ],
    [t, words, dateTime, money],
  );
};

/** The lines of a card on a phone. */
const LINES: readonly CardLine[] = [
  { start: ['reseller'], end: 'total' },
  { start: ['when'], end: 'state' },
  { start: ['method'] },
];

/** Payments of all resellers; a row leads to its payment. */
export const PaymentTable = ({ payments, hrefOf, empty }: PaymentTableProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const { money } = useFormat();
  return (
    <Table
      label={t('title')}
      columns={useColumns()}
      rows={payments ?? []}
      rowKey={({ id }) => id}
      isLoading={payments === undefined}
      empty={empty}
      cardLines={LINES}
      rowHref={hrefOf}
      rowLabel={({ reseller, total }) => [...namesOf(reseller), money(total.value, total.currencyCode)].join(', ')}
    />
  );
};

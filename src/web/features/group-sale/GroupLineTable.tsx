import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSaleLine } from '#contract/storefront/model/groupSaleLine.ts';
import { canTryAgain, isCreditShort } from '#domain/group-sale-lines.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useProblemWords } from '#web/i18n/use-problem-words.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Badge, type BadgeProps } from '#web/ui/feedback/Badge.tsx';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import { TravellerName } from './components/TravellerName.tsx';
import styles from './GroupLineTable.module.css';

type GroupLineTableProps = {
  /** In the order of the list. */
  lines: readonly GroupSaleLine[];
  /** The credit of now covers those that it did not cover then. */
  isCovered?: boolean;
};

const TONES: Readonly<Record<GroupSaleLine['state'], NonNullable<BadgeProps['tone']>>> = {
  WAITING: 'neutral',
  SOLD: 'success',
  PREPARING: 'warning',
  REFUNDED: 'neutral',
  REFUSED: 'danger',
};

const CARD_LINES: readonly CardLine[] = [
  { start: ['traveller'] },
  { start: ['country'], end: 'sale' },
  { start: ['state'] },
];

/** What became of each line of a group sale, with the way to what was sold; those to try again come first. */
export const GroupLineTable = ({ lines, isCovered = false }: GroupLineTableProps): ReactElement => {
  const { t } = useTranslation(['groupSale', 'problems']);
  const { country } = useFormat();
  const words = useProblemWords();
  const rows = useMemo(
    () => lines.toSorted((one, other) => Number(canTryAgain(other)) - Number(canTryAgain(one))),
    [lines],
  );
  const reasonOf = (line: GroupSaleLine): string | undefined => {
    const { reason, isUndelivered } = line;
    if (isCovered && isCreditShort(line)) return t('order.creditWasShort');
    if (isUndelivered) return t('order.undelivered');
    // The words of the code, in the reader's language.
    return reason && words({ type: '', title: '', status: 0, path: '', detail: reason.message, ...reason }).text;
  };
  const nameOf = ({ name, email }: GroupSaleLine): string =>
    [name, email].filter(Boolean).join(', ') || t('order.guest');
  const stateOf = (line: GroupSaleLine): ReactElement => (
    <span className={styles.state}>
      <Badge tone={TONES[line.state]}>{t(`order.states.${line.state}`)}</Badge>
      {line.isMailed && <span>{t('order.isMailed')}</span>}
      <span>{reasonOf(line)}</span>
    </span>
  );
  const saleOf = (line: GroupSaleLine): ReactElement | string =>
    line.saleUid === undefined ? (
      '–'
    ) : (
      <Link href={paths.soldItem(line.saleUid)} aria-label={`${t('order.show')}: ${line.line}. ${nameOf(line)}`}>
        {t('order.show')}
      </Link>
    );
  const travellerOf = (line: GroupSaleLine): ReactElement => <TravellerName line={line.line} name={nameOf(line)} />;
  const columns: readonly Column<GroupSaleLine>[] = [
    { key: 'traveller', header: t('preview.traveller'), cell: travellerOf },
    { key: 'country', header: t('preview.country'), cell: (line) => (line.country ? country(line.country) : '–') },
    {
      key: 'state',
      header: t('order.state'),
      cell: stateOf,
    },
    {
      key: 'sale',
      header: t('order.sale'),
      align: 'end',
      cell: saleOf,
    },
  ];
  return (
    <Table
      label={t('order.lines')}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => String(line)}
      cardLines={CARD_LINES}
    />
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupSaleQuote } from '#contract/storefront/model/groupSaleQuote.ts';
import type { Correction, ReadLine } from '#domain/group-sale.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { AlertIcon } from '#web/ui/icons.ts';
import { type CardLine, type Column, Table } from '#web/ui/table/Table.tsx';
import { TravellerName } from './TravellerName.tsx';
import styles from './TravellerTable.module.css';

type TravellerTableProps = {
  /** What these lines are. */
  label: string;
  /** Lines of the list as it was read. */
  lines: readonly ReadLine[];
  /** What the store knows of it; absent before it has answered. */
  quote?: Pick<GroupSaleQuote, 'knownLines' | 'refusals'> | undefined;
  /** Called with what is meant in a line, once it was pressed. */
  onCorrect: (line: ReadLine, correction: Correction) => void;
};

const CARD_LINES: readonly CardLine[] = [{ start: ['traveller'], end: 'country' }, { start: ['note'] }];

/** Who is on the list, and what is wrong with a line. */
export const TravellerTable = ({ label, lines, quote, onCorrect }: TravellerTableProps): ReactElement => {
  const { t } = useTranslation('groupSale');
  const { country } = useFormat();
  const meantIn = ({ proposals = [], emailMeant }: ReadLine): readonly (readonly [string, Correction])[] => [
    ...(emailMeant === undefined ? [] : [[emailMeant, { email: emailMeant }] as const]),
    ...proposals.map((code) => [country(code), { country: code, name: country(code) }] as const),
  ];
  const noteOf = (read: ReadLine): ReactElement | string => {
    const { line, faults } = read;
    const refused = quote?.refusals.find((refusal) => refusal.line === line)?.code;
    const wrong = faults ?? (refused ? [refused] : []);
    if (wrong.length > 0) {
      return (
        <span className={styles.notes}>
          {wrong.map((code) => (
            <Badge key={code} tone="danger" icon={AlertIcon}>
              {t(`faults.${code}`)}
            </Badge>
          ))}
          {meantIn(read).map(([name, correction]) => (
            <Button key={name} size="small" onPress={() => onCorrect(read, correction)}>
              {t('didYouMean', { name })}
            </Button>
          ))}
        </span>
      );
    }
    return quote?.knownLines.includes(line) === true ? t('preview.known') : '';
  };
  // The address that is sold and mailed to; what cannot be sold is shown as it was typed.
  const travellerOf = ({ line, traveller, typed }: ReadLine): ReactElement => {
    const { name, email } = traveller ?? typed;
    return <TravellerName line={line} name={[name, email].filter(Boolean).join(', ')} />;
  };
  const countryOf = ({ traveller, typed }: ReadLine): ReactElement => (
    <span className={styles.country}>{traveller ? country(traveller.country) : typed.country}</span>
  );
  const columns: readonly Column<ReadLine>[] = [
    { key: 'traveller', header: t('preview.traveller'), cell: travellerOf },
    { key: 'country', header: t('preview.country'), cell: countryOf },
    { key: 'note', header: t('preview.note'), cell: noteOf },
  ];
  return (
    <Table label={label} columns={columns} rows={lines} rowKey={({ line }) => String(line)} cardLines={CARD_LINES} />
  );
};

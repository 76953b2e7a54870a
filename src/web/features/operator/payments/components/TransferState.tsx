import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/operator/model/transfer.ts';
import { inGroups } from '#domain/in-groups.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './TransferState.module.css';

type TransferStateProps = {
  /** What was to be transferred, and what came. */
  transfer: Transfer;
  /** Whether the store still waits for the money. */
  isAwaited: boolean;
  /** The page of another payment. */
  hrefOf: (id: string) => string;
};

const useSentence = ({ transfer, isAwaited }: TransferStateProps): string => {
  const { t } = useTranslation('operatorPayments');
  const { date, money } = useFormat();
  const { received, valueDate, dueAt, enteredBy = '', bookedAt, became } = transfer;
  if (received === undefined || valueDate === undefined)
    return t(isAwaited ? 'transfer.awaited' : 'transfer.past', { date: date(dueAt) });
  const values = { amount: money(received.value, received.currencyCode), date: date(valueDate) };
  if (bookedAt === undefined) return t('transfer.entered', { ...values, operator: enteredBy });
  return t(became === undefined ? 'transfer.booked' : 'transfer.bookedOther', values);
};

const useFacts = ({ reference, holder, iban, enteredBy, confirmedBy, note = '' }: Transfer): Fact[] => {
  const { t } = useTranslation('operatorPayments');
  const known = [
    { key: 'reference', value: inGroups(reference) },
    { key: 'account', value: `${holder}, ${inGroups(iban)}` },
    { key: 'enteredBy', value: enteredBy ?? '' },
    { key: 'confirmedBy', value: confirmedBy ?? '' },
    { key: 'note', value: note },
  ] as const;
  return known
    .filter(({ value }) => value !== '')
    .map(({ key, value }) => ({ key, label: t(`transfer.${key}`), value, isWide: true }));
};

/** The state of a bank transfer: awaited, entered by one operator, or booked. */
export const TransferState = (props: TransferStateProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  const { transfer, isAwaited, hrefOf } = props;
  const { bookedAt, became, enteredAt } = transfer;
  const isWaiting = enteredAt !== undefined && bookedAt === undefined;
  return (
    <Card title={t('transfer.title')}>
      <div className={styles.content}>
        <Banner
          tone={bookedAt !== undefined ? 'success' : isWaiting || !isAwaited ? 'warning' : 'info'}
          action={became !== undefined && <Link href={hrefOf(became)}>{t('transfer.became')}</Link>}
        >
          {useSentence(props)}
        </Banner>
        <FactList facts={useFacts(transfer)} />
      </div>
    </Card>
  );
};

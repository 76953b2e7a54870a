import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#contract/operator/model/payment.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { isCreditorReference } from '#domain/iban.ts';
import { inGroups } from '#domain/in-groups.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { classes } from '#web/ui/props.ts';
import { CopiedFact } from '../../components/CopiedFact.tsx';
import { ResellerName } from '../../components/ResellerName.tsx';
import styles from './PaymentOverview.module.css';

type PaymentOverviewProps = {
  /** All that the desk knows of it. */
  payment: Payment;
  /** The page of its reseller. */
  resellerHref: string;
  /** The page of another payment. */
  hrefOf: (id: string) => string;
  /** Below the amounts: what happened to it. */
  children?: ReactNode;
};

const shown = (facts: readonly (Omit<Fact, 'value'> & { value: Fact['value'] | undefined })[]): Fact[] =>
  facts.filter(({ value }) => value !== undefined);

const useFacts = ({ payment, resellerHref, hrefOf }: PaymentOverviewProps): Fact[] => {
  const { t } = useTranslation('operatorPayments');
  const { dateTime } = useFormat();
  const words = useServerWords();
  const { reference = '', settledAt, replaces, message, vatNumber } = payment;
  return shown([
    {
      key: 'reseller',
      label: t('facts.reseller'),
      value: <ResellerName reseller={payment.reseller} href={resellerHref} />,
      isWide: true,
    },
    { key: 'method', label: t('facts.method'), value: words(payment.method.name) },
    {
      key: 'purpose',
      label: t('facts.purpose'),
      value: payment.isAutomatic ? t('automatic') : t(`purposes.${payment.purpose}`),
    },
    { key: 'submitted', label: t('facts.submitted'), value: dateTime(payment.createdAt) },
    { key: 'settled', label: t('facts.settled'), value: settledAt && dateTime(settledAt) },
    { key: 'receipt', label: t('facts.receipt'), value: payment.receipt },
    {
      key: 'vatNumber',
      label: t('facts.vatNumber'),
      value:
        vatNumber &&
        [vatNumber.number, t(`vies.${vatNumber.outcome}`), vatNumber.requestId].filter(Boolean).join(' · '),
      isWide: true,
    },
    { key: 'message', label: t('facts.message'), value: message && words(message), isWide: true },
    {
      key: 'replaces',
      label: t('facts.replaces'),
      value: replaces && <Link href={hrefOf(replaces)}>{t('otherPayment')}</Link>,
    },
    {
      key: 'reference',
      label: t('facts.reference'),
      value: payment.reference && (
        <CopiedFact
          label={t('facts.reference')}
          value={isCreditorReference(reference) ? inGroups(reference) : reference}
        />
      ),
      isWide: true,
    },
    { key: 'id', label: t('facts.id'), value: <CopiedFact label={t('facts.id')} value={payment.id} />, isWide: true },
  ]);
};

type AmountLine = { key: string; label: string; value: string; isTotal?: boolean };

const useAmounts = ({ lines, discount, vat, total, takenBack }: Payment): AmountLine[] => {
  const { t } = useTranslation('operatorPayments');
  const { money, number } = useFormat();
  const nameOf = usePackageName();
  const amount = ({ value, currencyCode }: Sum): string => money(value, currencyCode);
  return [
    ...lines.map(({ name, dataPackage, units, total: price }, index) => ({
      key: `${index} ${name}`,
      label:
        name === undefined
          ? t('amounts.credit')
          : `${number(units)} × ${dataPackage ? nameOf({ ...dataPackage, name }) : name}`,
      value: amount(price),
    })),
    ...(discount.value > 0 ? [{ key: 'discount', label: t('amounts.discount'), value: `−${amount(discount)}` }] : []),
    { key: 'vat', label: t('amounts.vat'), value: amount(vat) },
    { key: 'total', label: t('amounts.total'), value: amount(total), isTotal: true },
    ...(takenBack.value > 0
      ? [
          { key: 'takenBack', label: t('facts.takenBack'), value: `−${amount(takenBack)}` },
          { key: 'left', label: t('amounts.left'), value: amount({ ...total, value: total.value - takenBack.value }) },
        ]
      : []),
  ];
};

/** Laid out like an invoice: each amount at the end of its line, the total below a rule. */
const Amounts = ({ payment }: { payment: Payment }): ReactElement => (
  <dl className={styles.amounts}>
    {useAmounts(payment).map(({ key, label, value, isTotal }) => (
      <div key={key} className={classes(styles.line, isTotal && styles.total)}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What is paid for, by whom and how, in cards. */
export const PaymentOverview = (props: PaymentOverviewProps): ReactElement => {
  const { t } = useTranslation('operatorPayments');
  return (
    <div className={styles.cards}>
      <Card title={t('facts.title')}>
        <FactList facts={useFacts(props)} />
      </Card>
      <div className={styles.side}>
        <Card title={t('amounts.title')}>
          <Amounts payment={props.payment} />
        </Card>
        {props.children}
      </div>
    </div>
  );
};

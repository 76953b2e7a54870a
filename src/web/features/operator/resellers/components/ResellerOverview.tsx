import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { CopiedFact } from '../../components/CopiedFact.tsx';
import desk from '../../components/DeskPage.module.css';
import styles from './ResellerOverview.module.css';

type ResellerOverviewProps = {
  /** All that the desk knows of it. */
  reseller: Reseller;
  /** The list of its sales. */
  salesHref: string;
  /** The list of its payments. */
  paymentsHref: string;
  /** Changes its discount. */
  moneyAction?: ReactNode;
};

const useAmount = (): ((sum: Sum) => string) => {
  const { money } = useFormat();
  return ({ value, currencyCode }) => money(value, currencyCode);
};

const useAccountFacts = (reseller: Reseller): Fact[] => {
  const { t } = useTranslation(['operatorResellers', 'common']);
  const { country, date, dateTime, number } = useFormat();
  const { email, name, companyName, sessions, id, acceptedTerms: terms } = reseller;
  const accepted = terms && t('facts.acceptedOn', { version: terms.version, at: dateTime(terms.at) });
  return [
    { key: 'company', label: t('facts.company'), value: companyName || t('common:noValue') },
    { key: 'name', label: t('facts.name'), value: name || t('common:noValue') },
    { key: 'email', label: t('facts.email'), value: email, isWide: true },
    {
      key: 'country',
      label: t('facts.country'),
      value: reseller.country === null ? t('common:noValue') : country(reseller.country),
    },
    { key: 'since', label: t('facts.since'), value: date(reseller.createdAt) },
    { key: 'sessions', label: t('facts.sessions'), value: number(sessions) },
    { key: 'terms', label: t('facts.acceptedTerms'), value: accepted ?? t('facts.noTerms'), isWide: true },
    { key: 'id', label: t('facts.id'), value: <CopiedFact label={t('facts.id')} value={id} />, isWide: true },
  ];
};

const useMoneyFacts = ({ reseller, salesHref, paymentsHref }: ResellerOverviewProps): Fact[] => {
  const { credits, discountRate, pricingGroup, totals } = reseller;
  const { t } = useTranslation(['operatorResellers', 'common']);
  const { number, percent } = useFormat();
  const amount = useAmount();
  return [
    ...credits.map((credit) => ({
      key: credit.currencyCode,
      label: t('facts.credit', { currency: credit.currencyCode }),
      value: amount(credit),
    })),
    { key: 'discount', label: t('facts.discount'), value: percent(discountRate / 100) },
    { key: 'group', label: t('facts.pricingGroup'), value: pricingGroup || t('common:noValue') },
    { key: 'paid', label: t('facts.paid'), value: <Link href={paymentsHref}>{amount(totals.paid)}</Link> },
    { key: 'revenue', label: t('facts.revenue'), value: amount(totals.revenue) },
    { key: 'sales', label: t('facts.sales'), value: <Link href={salesHref}>{number(totals.sales)}</Link> },
    { key: 'refunds', label: t('facts.refunds'), value: number(totals.refunds) },
  ];
};

const Channels = ({ channels }: Pick<Reseller, 'channels'>): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { date } = useFormat();
  if (channels.length === 0) return <p className={styles.none}>{t('noChannels')}</p>;
  return (
    <FactList
      facts={channels.map(({ id, name, type, createdAt }) => ({
        key: id,
        label: t(`channelTypes.${type}`),
        value: t('channel', { name, date: date(createdAt) }),
        isWide: true,
      }))}
    />
  );
};

/** Who a reseller is, its money and its channels, in cards. */
export const ResellerOverview = (props: ResellerOverviewProps): ReactElement => {
  const { reseller, moneyAction } = props;
  const { t } = useTranslation('operatorResellers');
  return (
    <div className={desk.cards}>
      <Card title={t('account')}>
        <FactList facts={useAccountFacts(reseller)} />
      </Card>
      <Card title={t('money')} subtitle={t('moneyHint')} action={moneyAction}>
        <FactList facts={useMoneyFacts(props)} />
      </Card>
      <Card title={t('channels')}>
        <Channels channels={reseller.channels} />
      </Card>
    </div>
  );
};

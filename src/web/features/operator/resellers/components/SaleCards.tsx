import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaleEsim } from '#contract/operator/model/saleEsim.ts';
import type { SaleOrder } from '#contract/operator/model/saleOrder.ts';
import type { SaleRecord } from '#contract/operator/model/saleRecord.ts';
import type { Sum } from '#contract/operator/model/sum.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { PackageStateBadge } from '#web/components/sales/PackageStateBadge.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Unbroken } from '#web/ui/Unbroken.tsx';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { CopiedFact } from '../../components/CopiedFact.tsx';
import desk from '../../components/DeskPage.module.css';
import { ResellerName } from '../../components/ResellerName.tsx';
import styles from './SaleCards.module.css';

type SaleCardsProps = {
  /** All that the desk knows of it. */
  sale: SaleRecord;
  /** When it was read: what has ended by then is past. */
  now: Date;
  /** The page of its reseller. */
  resellerHref: string;
  /** The statement of its month. */
  statementHref: string;
  /** What may settle its order, below the facts of the order. */
  orderActions?: ReactNode;
};

type Maybe = Omit<Fact, 'value'> & { value: Fact['value'] | undefined };

const known = (facts: readonly Maybe[]): Fact[] => facts.filter(({ value }) => value !== undefined);

const SoldCard = ({ sale, resellerHref, statementHref }: SaleCardsProps): ReactElement => {
  const { t } = useTranslation(['operatorSales', 'operatorResellers']);
  const { dateTime } = useFormat();
  const nameOf = usePackageName();
  const { name, dataPackage, number, soldAt, channel, reseller, uid } = sale;
  const facts: Fact[] = [
    { key: 'package', label: t('sale.package'), value: nameOf({ ...dataPackage, name }), isWide: true },
    {
      key: 'reseller',
      label: t('operatorResellers:reseller'),
      value: <ResellerName reseller={reseller} href={resellerHref} />,
      isWide: true,
    },
    { key: 'number', label: t('sale.number'), value: `#${number}` },
    { key: 'soldAt', label: t('sale.soldAt'), value: dateTime(soldAt) },
    {
      key: 'channel',
      label: t('sale.channel'),
      value: channel.type === 'POS' ? t('operatorResellers:channelTypes.POS') : channel.name,
    },
    { key: 'statement', label: t('sale.booked'), value: <Link href={statementHref}>{t('sale.statement')}</Link> },
    { key: 'id', label: t('sale.id'), value: <CopiedFact label={t('sale.id')} value={uid} />, isWide: true },
  ];
  return (
    <Card title={t('sale.title')}>
      <FactList facts={facts} />
    </Card>
  );
};

const MoneyCard = ({ sale }: SaleCardsProps): ReactElement => {
  const { t } = useTranslation('operatorSales');
  const { money } = useFormat();
  const { price, retailPrice, cost, margin, state, refund } = sale;
  const amount = (sum: Sum | undefined): string | undefined => sum && money(sum.value, sum.currencyCode);
  const isFromStock = state === 'activated' || refund?.to === 'STOCK';
  const facts = known([
    { key: 'price', label: t('sale.price'), value: amount(price) },
    { key: 'paidFrom', label: t('sale.paidFrom'), value: t(isFromStock ? 'sale.fromStock' : 'sale.fromCredit') },
    { key: 'cost', label: t('sale.cost'), value: amount(cost) ?? t('sale.costUnknown') },
    { key: 'margin', label: t('sale.margin'), value: amount(margin) },
    { key: 'retailPrice', label: t('sale.retailPrice'), value: amount(retailPrice) },
  ]);
  return (
    <Card title={t('sale.money')}>
      <FactList facts={facts} />
    </Card>
  );
};

/** The number of an eSIM, and whether it is in use, or when and why it was replaced. */
const SoldEsim = ({ iccid, active, replacement }: SaleEsim): ReactElement => {
  const { t } = useTranslation('operatorSales');
  const { date } = useFormat();
  const state = t(active ? 'sale.esims.inUse' : 'sale.esims.deleted');
  const text = replacement
    ? t('sale.esims.replaced', { date: date(replacement.at), reason: t(`sale.esims.reasons.${replacement.reason}`) })
    : state;
  return (
    <>
      <CopiedFact label={t('sale.iccid')} value={iccid} />
      <div className={styles.esim}>
        <Unbroken text={text} />
      </div>
    </>
  );
};

const PackageCard = ({ sale, now }: SaleCardsProps): ReactElement => {
  const { t } = useTranslation(['operatorSales', 'common']);
  const { dateTime } = useFormat();
  const texts = usePackageTexts();
  const { balance, esims, order } = sale;
  const { activatedAt, expiresAt, validityUnlimited, usedBalance, size, packageType } = balance;
  const isWaiting = order?.state === 'PENDING' || order?.state === 'TO_CONFIRM';
  const ending = validityUnlimited ? t('sale.never') : undefined;
  const facts = known([
    {
      key: 'state',
      label: t('sale.state'),
      value: isWaiting ? (
        <Badge tone="warning">{t('sale.waiting')}</Badge>
      ) : (
        <PackageStateBadge item={sale} now={now} />
      ),
    },
    {
      key: 'used',
      label: t('sale.used'),
      value: t('sale.usedOf', { used: texts.size(usedBalance), size: texts.volume({ ...size, packageType }) }),
    },
    { key: 'started', label: t('sale.started'), value: activatedAt && dateTime(activatedAt) },
    { key: 'ends', label: t('sale.ends'), value: expiresAt === undefined ? ending : dateTime(expiresAt) },
    ...(esims.length === 0 ? [{ key: 'esim', label: t('sale.iccid'), value: t('sale.noEsim') }] : []),
    ...esims.map((esim) => ({
      key: esim.iccid,
      label: t(esim.replacement ? 'sale.replacedIccid' : 'sale.iccid'),
      value: <SoldEsim {...esim} />,
      isWide: true,
    })),
  ]);
  return (
    <Card title={t('sale.use')}>
      <FactList facts={facts} />
    </Card>
  );
};

type OrderCardProps = {
  supplier: string;
  order: SaleOrder | undefined;
  actions: ReactNode;
};

const OrderCard = ({ supplier, order, actions }: OrderCardProps): ReactElement => {
  const { t } = useTranslation('operatorSales');
  const words = useServerWords();
  const { state, reference, problem } = order ?? {};
  const facts = known([
    { key: 'supplier', label: t('sale.supplier'), value: supplier },
    { key: 'state', label: t('sale.order'), value: t(`sale.orders.${state ?? 'NONE'}`) },
    { key: 'problem', label: t('sale.problem'), value: problem && words(problem), isWide: true },
    {
      key: 'reference',
      label: t('sale.reference'),
      value: reference && <CopiedFact label={t('sale.reference')} value={reference} />,
      isWide: true,
    },
  ]);
  return (
    <Card title={t('sale.atSupplier')}>
      <div className={styles.order}>
        <FactList facts={facts} />
        {actions}
      </div>
    </Card>
  );
};

/** A sale in cards: what was sold, what it earned, what was used of it, and its order at the supplier. */
export const SaleCards = (props: SaleCardsProps): ReactElement => {
  const { sale, orderActions } = props;
  return (
    <div className={desk.cards}>
      <SoldCard {...props} />
      <MoneyCard {...props} />
      <PackageCard {...props} />
      {sale.supplier !== undefined && <OrderCard supplier={sale.supplier} order={sale.order} actions={orderActions} />}
    </div>
  );
};

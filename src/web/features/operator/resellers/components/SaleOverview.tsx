import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sale } from '#contract/operator/model/sale.ts';
import { SaleStateBadge } from '#web/components/sales/SaleStateBadge.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

export type SaleOverviewProps = {
  /** What the desk knows of it. */
  sale: Sale;
  /** The page of its reseller. */
  resellerHref: string;
};

/**
 * What was sold, by whom and for how much, in a card.
 *
 * Use it on the page of a sale at the desk. What a reseller sees of its own sale is SaleDetails.
 *
 * Keyboard: Tab reaches the link.
 */
export const SaleOverview = ({ sale, resellerHref }: SaleOverviewProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime, money } = useFormat();
  const nameOf = usePackageName();
  const { name, dataPackage, state, price, channel, soldAt, refundedAt, reseller, uid } = sale;
  const facts: Fact[] = [
    { key: 'package', label: t('sale.package'), value: nameOf({ ...dataPackage, name }), isWide: true },
    {
      key: 'reseller',
      label: t('reseller'),
      value: <Link href={resellerHref}>{reseller.email}</Link>,
      isWide: true,
    },
    { key: 'state', label: t('sale.state'), value: <SaleStateBadge state={state} /> },
    { key: 'price', label: t('sale.price'), value: money(price.value, price.currencyCode) },
    {
      key: 'channel',
      label: t('sale.channel'),
      value: channel.type === 'POS' ? t('channelTypes.POS') : channel.name,
    },
    { key: 'soldAt', label: t('sale.soldAt'), value: dateTime(soldAt) },
    ...(refundedAt === undefined
      ? []
      : [{ key: 'refundedAt', label: t('sale.refundedAt'), value: dateTime(refundedAt) }]),
    { key: 'id', label: t('facts.id'), value: uid, isWide: true },
  ];
  return (
    <Card>
      <FactList facts={facts} />
    </Card>
  );
};

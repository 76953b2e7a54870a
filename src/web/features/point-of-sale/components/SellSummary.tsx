import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './SellSummary.module.css';
import { TopUpTarget, type TopUpTargetProps } from './TopUpTarget.tsx';

export type SellSummaryProps = TopUpTargetProps & {
  /** The package, with its retail price. */
  item: InventoryItem;
  /** E-mail address, else ICCID; nothing for a guest. */
  customer: string | undefined;
  /** Asked for new customers. */
  country?: string | undefined;
};

const useFacts = ({ item, customer, country: code }: SellSummaryProps): Fact[] => {
  const { t } = useTranslation('pointOfSale');
  const { country, money } = useFormat();
  const nameOf = usePackageName();
  const cost = firstPrice(item.prices);
  const fromCredit = t('summary.fromCredit', { price: cost ? money(cost.priceValue, cost.currencyCode) : '' });
  return [
    { key: 'coverage', label: t('summary.coverage'), value: <CoverageLabel coverage={item} /> },
    { key: 'package', label: t('summary.package'), value: nameOf(item) },
    { key: 'volume', label: t('summary.volume'), value: <VolumeLabel volume={item} /> },
    { key: 'validity', label: t('summary.validity'), value: <ValidityLabel validity={item} /> },
    {
      key: 'customer',
      label: t('summary.customer'),
      value: customer ? <EmailAddress address={customer} /> : t('summary.guest'),
    },
    ...(code === undefined ? [] : [{ key: 'country', label: t('summary.country'), value: country(code) }]),
    {
      key: 'source',
      label: t('summary.source'),
      value: item.amount > 0 ? t('summary.fromStock', { count: item.amount }) : fromCredit,
      isWide: true,
    },
  ];
};

/**
 * The package, the buyer, and the amount to collect.
 *
 * Use it where the amount has to be collected before the sale. With notes beside it, use SaleBrief.
 */
export const SellSummary = (props: SellSummaryProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { moneyParts } = useFormat();
  const facts = useFacts(props);
  const price = firstPrice(props.item.retailPrices);
  return (
    <Card>
      <div className={styles.summary}>
        {price && (
          <Figure label={t('summary.total')} size="hero" {...moneyParts(price.priceValue, price.currencyCode)} />
        )}
        <FactList facts={facts} />
        <TopUpTarget {...props} />
      </div>
    </Card>
  );
};

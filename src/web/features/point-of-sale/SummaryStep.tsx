import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { isCovered, isToppedUpFor } from '#domain/sell-flow.ts';
import type { PriceChanges } from '#domain/shown-price.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { BuyerNotice } from './BuyerNotice.tsx';
import { MainAction } from './components/MainAction.tsx';
import { PriceChanged } from './components/PriceChanged.tsx';
import { type TopUpBalance, TopUpTarget, type TopUpTargetProps } from './TopUpTarget.tsx';
import styles from './SummaryStep.module.css';
import type { KnownBuyer } from './use-buyer.ts';

type CreditMissingProps = {
  /** The package to sell; with units in stock nothing is missing. */
  item: InventoryItem;
};

/** Said before the customer is asked to pay. The server has the last word: credit may arrive in the meantime. */
export const CreditMissing = ({ item }: CreditMissingProps): ReactElement | null => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const { data: credit } = useGetCredit();
  if (!credit || isCovered(item, credit.balance)) return null;
  const balance = money(credit.balance.value, credit.balance.currency);
  if (isToppedUpFor(item, credit)) return <Banner tone="info">{t('summary.creditFollows', { balance })}</Banner>;
  return (
    <Banner
      tone="warning"
      action={
        <Link href={paths.credits()} variant="secondary" size="small">
          {t('summary.topUp')}
        </Link>
      }
    >
      {t('summary.creditMissing', { balance })}
    </Banner>
  );
};

type SellSummaryProps = TopUpTargetProps & {
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

/** The package, the buyer, and the amount to collect. */
const SellSummary = (props: SellSummaryProps): ReactElement => {
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

type SummaryStepProps = {
  /** Who buys it, as the address says. */
  buyer: Buyer;
  /** What is sold. */
  item: InventoryItem;
  /** What the store knows of the buyer: address, country, eSIMs. */
  known: KnownBuyer;
  /** Which eSIM of several is topped up. */
  topUpBalance: TopUpBalance;
  /** The prices are not those that the seller was shown first. */
  changes?: PriceChanges | undefined;
  /** The seller goes on with the new prices. */
  onAcceptPrices?: (() => void) | undefined;
  /** The seller has the money: on to the notes. */
  onConfirm: () => void;
};

/** The summary: package, buyer and price, until the seller has the money. */
export const SummaryStep = (props: SummaryStepProps): ReactElement => {
  const { buyer, item, known, topUpBalance, changes, onConfirm } = props;
  const { t } = useTranslation('pointOfSale');
  return (
    <>
      <SellSummary
        item={item}
        customer={known.name}
        country={buyer.type === 'existing' ? undefined : buyer.country}
        domains={topUpBalance.domains}
        domainId={topUpBalance.domainId}
        onDomainChange={topUpBalance.choose}
      />
      <CreditMissing item={item} />
      <BuyerNotice buyer={buyer} item={item} known={known} topUpBalance={topUpBalance} />
      {changes && <PriceChanged changes={changes} onAccept={props.onAcceptPrices} />}
      <MainAction onPress={onConfirm} disabledReason={changes ? t('priceChange.reason') : topUpBalance.refusal}>
        {t('summary.confirm')}
      </MainAction>
    </>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { Buyer } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import type { PriceChanges } from '#domain/shown-price.ts';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';
import { ValidityLabel } from '#web/components/packages/ValidityLabel.tsx';
import { VolumeLabel } from '#web/components/packages/VolumeLabel.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { useAboutPrice } from '#web/queries/use-about-price.ts';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { type Fact, FactList } from '#web/ui/data/FactList.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { BuyerNotice } from './BuyerNotice.tsx';
import { CreditMissing } from './CreditMissing.tsx';
import { MainAction } from '#web/components/page/MainAction.tsx';
import { PriceChanged } from './components/PriceChanged.tsx';
import { OwnPrice } from './OwnPrice.tsx';
import type { TopUpTargetProps } from './TopUpTarget.tsx';
import type { TopUpBalance } from './use-top-up-balance.ts';
import styles from './SummaryStep.module.css';
import type { KnownBuyer } from './use-buyer.ts';

const hasChoice = ({ domains = [] }: TopUpTargetProps): boolean => domains.length > 1;

/** Few customers have several eSIMs that fit. */
const TopUpTarget = lazyComponent(async () => (await import('./TopUpTarget.tsx')).TopUpTarget, {
  isWanted: hasChoice,
  fallback: (props) => hasChoice(props) && <Skeleton shape="block" height="11rem" />,
});

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
  const { country } = useFormat();
  const nameOf = usePackageName();
  return [
    { key: 'coverage', label: t('summary.coverage'), value: <CoverageLabel coverage={item} /> },
    { key: 'package', label: t('summary.package'), value: nameOf(item) },
    { key: 'volume', label: t('summary.volume'), value: <VolumeLabel volume={item} /> },
    { key: 'validity', label: t('summary.validity'), value: <ValidityLabel validity={item} /> },
    {
      key: 'customer',
      label: t('summary.customer'),
      value: customer ? <EmailAddress address={customer} /> : t('summary.guest'),
      // An address is read in one line.
      isWide: customer !== undefined,
    },
    ...(code === undefined ? [] : [{ key: 'country', label: t('summary.country'), value: country(code) }]),
    {
      key: 'source',
      label: t('summary.source'),
      value: <OwnPrice item={item} />,
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
  const about = useAboutPrice(price);
  return (
    <Card>
      <div className={styles.summary}>
        {price && (
          <div className={styles.price}>
            <Figure label={t('summary.total')} size="hero" {...moneyParts(price.priceValue, price.currencyCode)} />
            {about && <span className={styles.about}>{`${about.about} · ${about.rate}`}</span>}
          </div>
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

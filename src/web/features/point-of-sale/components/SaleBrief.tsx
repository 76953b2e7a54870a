import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { CoverageLabel } from '#web/components/packages/CoverageLabel.tsx';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { EmailAddress } from '#web/ui/data/EmailAddress.tsx';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { CountryChips } from './CountryChips.tsx';
import styles from './SaleBrief.module.css';
import { TopUpTarget, type TopUpTargetProps } from './TopUpTarget.tsx';

export type SaleBriefProps = TopUpTargetProps & {
  /** The package, with its retail price. */
  item: InventoryItem;
  /** E-mail address, else ICCID; nothing for a guest. */
  customer: string | undefined;
  /** Where a new customer or a guest lives; an existing customer is not asked. */
  country?: string | undefined;
  /** The countries that are chosen most. */
  countries?: readonly string[] | undefined;
  /** Called with another country; without it the country cannot be changed here. */
  onCountryChange?: ((country: string) => void) | undefined;
};

const NO_COUNTRIES: readonly string[] = [];

const useSource = ({ amount, prices }: InventoryItem): string => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const cost = firstPrice(prices);
  if (amount > 0) return t('summary.fromStock', { count: amount });
  return t('summary.fromCredit', { price: cost ? money(cost.priceValue, cost.currencyCode) : '' });
};

/**
 * What is sold to whom for how much, in a few lines: all that the seller checks before the sale.
 *
 * Use it in the last step of a sale. A summary as a screen of its own is SellSummary.
 */
export const SaleBrief = (props: SaleBriefProps): ReactElement => {
  const { item, customer, country, countries = NO_COUNTRIES, onCountryChange } = props;
  const { t } = useTranslation('pointOfSale');
  const { moneyParts } = useFormat();
  const texts = usePackageTexts();
  const name = usePackageName()(item);
  const source = useSource(item);
  const price = firstPrice(item.retailPrices);
  return (
    <Card>
      <div className={styles.brief}>
        <div className={styles.goods}>
          <div className={styles.package}>
            <CoverageLabel coverage={item} size="medium" />
            <span className={styles.name}>{name}</span>
            <span>{texts.holds(item)}</span>
          </div>
          {price && (
            <Figure label={t('summary.total')} size="large" {...moneyParts(price.priceValue, price.currencyCode)} />
          )}
        </div>
        <div className={styles.buyer}>
          <span>{customer ? <EmailAddress address={customer} /> : t('summary.guest')}</span>
          {country !== undefined && onCountryChange && (
            <CountryChips countries={countries} value={country} onChange={onCountryChange} />
          )}
          <span className={styles.detail}>
            {t('summary.source')}: {source}
          </span>
        </div>
        <TopUpTarget {...props} />
      </div>
    </Card>
  );
};

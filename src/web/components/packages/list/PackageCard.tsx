import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPackage } from '#contract/storefront/model/dataPackage.ts';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { firstPrice } from '#domain/package.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Flag } from '#web/ui/data/Flag.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { coverageMark } from '../CoverageLabel.tsx';
import { PriceLabel } from '../PriceLabel.tsx';
import { usePackageTexts } from '../use-package-texts.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import styles from './PackageCard.module.css';
import type { PackageListActions } from './package-list-props.ts';

type PackageCardProps = {
  /** The package. */
  item: DataPackage;
  /** Called with it by a press on the card. */
  onDetails: (item: DataPackage) => void;
  /** Whether it is or will be in the inventory; undefined until that is known. */
  isSelected?: boolean | undefined;
  /** Units in the cart. */
  amount?: number | undefined;
  /** Without it the package cannot be added. */
  onSelect?: PackageListActions['onSelect'] | undefined;
  /** Adds one unit; without it the button is left out. */
  onAddToCart?: PackageListActions['onAddToCart'] | undefined;
};

/** Most names begin with the coverage, or with a short form of it: 'World 1 GB' is for 'Worldwide'. */
const isNamed = (coverage: string, name: string): boolean => {
  const [word = ''] = name.split(' ');
  return name.startsWith(coverage) || (word.length > 3 && !coverage.includes(' ') && coverage.startsWith(word));
};

/**
 * A package on offer in two or three lines; a press on it shows its details. Rerendered only when changed: there are
 * hundreds of them.
 *
 * Use it on phones for packages on offer. Packages in stock and sold ones are PackageTiles.
 *
 * Keyboard: the card, the box and the cart button are reached one after the other.
 */
export const PackageCard = memo((props: PackageCardProps): ReactElement => {
  const { t } = useTranslation('shop');
  const { item, onDetails, isSelected, amount = 0, onSelect, onAddToCart } = props;
  const name = usePackageName()(item);
  const texts = usePackageTexts();
  const coverage = texts.coverage(item);
  const holds = texts.holds(item);
  const note = isNamed(coverage, name) ? holds : `${coverage} · ${holds}`;
  const recommended = { priceValue: item.defaultRetailPriceInUsd, currencyCode: DEFAULT_CURRENCY };
  return (
    <article className={styles.card} aria-label={name}>
      {onSelect && (
        <span className={styles.control}>
          <Checkbox
            label={t('list.addToInventoryNamed', { name })}
            isLabelHidden
            isSelected={isSelected ?? false}
            isDisabled={isSelected === undefined}
            onChange={(isWanted) => onSelect([item.id], isWanted)}
          />
        </span>
      )}
      <Flag code={coverageMark(item)} />
      <span className={styles.lines}>
        <button
          type="button"
          className={styles.name}
          aria-label={t('list.detailsOf', { name })}
          onClick={() => onDetails(item)}
        >
          {name}
        </button>
        <PriceLabel price={firstPrice(item.prices)} isStrong />
        <span className={styles.note}>{note}</span>
        <span className={styles.note}>
          <span aria-hidden>{t('list.recommendedShort')} </span>
          <VisuallyHidden>{t('list.recommendedPrice')} </VisuallyHidden>
          <PriceLabel price={recommended} />
        </span>
      </span>
      {onAddToCart && (
        <span className={styles.control}>
          <AddToCartButton name={name} amount={amount} onPress={() => onAddToCart(item)} />
        </span>
      )}
    </article>
  );
});
PackageCard.displayName = 'PackageCard';

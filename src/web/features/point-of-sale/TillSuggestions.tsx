import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import type { SaleSuggestions } from '#contract/storefront/model/saleSuggestions.ts';
import type { Buyer } from '#domain/buyer.ts';
import { firstPrice } from '#domain/package.ts';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { RefreshIcon } from '#web/ui/icons.ts';
import { EmptyInventory } from '#web/components/packages/EmptyInventory.tsx';
import { paths } from '#web/navigation/paths.ts';
import { TillTiles } from './components/TillTiles.tsx';
import styles from './TillSuggestions.module.css';

type RepeatSaleProps = {
  /** What was sold last. */
  item: InventoryItem;
  /** Who buys it. */
  buyer: Buyer;
  /** Goes to the last step of the same sale. */
  onPress: () => void;
};

/** Sells the same package again, to a guest: the most frequent next sale. */
const RepeatSale = ({ item, buyer, onPress }: RepeatSaleProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { country } = useFormat();
  const name = usePackageName()(item);
  const code = buyer.type === 'guest' ? buyer.country : undefined;
  return (
    <button type="button" className={styles.repeat} onClick={onPress}>
      <Icon of={RefreshIcon} size={24} className={styles.icon ?? ''} />
      <span className={styles.texts}>
        <span className={styles.name}>{t('till.repeat', { name })}</span>
        <span className={styles.buyer}>
          {code === undefined ? t('summary.guest') : t('till.guestFrom', { country: country(code) })}
        </span>
      </span>
      <span className={styles.price}>
        <PriceLabel price={firstPrice(item.retailPrices)} isStrong />
      </span>
    </button>
  );
};

type TillSuggestionsProps = {
  /** Undefined while they load. */
  suggestions: SaleSuggestions | undefined;
  /** Who buys what is pressed. */
  buyer: Buyer;
  /** Offers to repeat the last sale. */
  hasRepeat: boolean;
  /** The package that is being sold, beside this. */
  chosenId: string | undefined;
  /** Called with the buyer and the pressed package, to open its last step. */
  onChoose: (buyer: Buyer, item: InventoryItem) => void;
};

/** The last sale, to repeat it, and the packages sold most. */
export const TillSuggestions = (props: TillSuggestionsProps): ReactElement => {
  const { suggestions, buyer, hasRepeat, chosenId, onChoose } = props;
  const { items = [], lastSale } = suggestions ?? {};
  if (suggestions && items.length === 0)
    return <EmptyInventory isBrief inventoryHref={paths.inventory()} packagesHref={paths.dataPackages()} />;
  return (
    <>
      {lastSale && hasRepeat && (
        <RepeatSale item={lastSale.item} buyer={buyer} onPress={() => onChoose(buyer, lastSale.item)} />
      )}
      <TillTiles
        items={items}
        isLoading={!suggestions}
        isShort
        chosenId={chosenId}
        onChoose={(item) => onChoose(buyer, item)}
      />
    </>
  );
};

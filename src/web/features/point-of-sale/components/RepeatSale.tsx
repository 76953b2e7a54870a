import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryItem } from '#contract/storefront/model/inventoryItem.ts';
import { firstPrice } from '#domain/package.ts';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { RefreshIcon } from '#web/ui/icons.ts';
import styles from './RepeatSale.module.css';

export type RepeatSaleProps = {
  /** What was sold last. */
  item: InventoryItem;
  /** Where the last customer lives. */
  country: string | undefined;
  /** Goes to the last step of the same sale. */
  onPress: () => void;
};

/**
 * Sells the same package again, to a guest: the most frequent next sale.
 *
 * Use it on top of the till, when something was sold before.
 *
 * Keyboard: it is one button.
 */
export const RepeatSale = ({ item, country: code, onPress }: RepeatSaleProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { country } = useFormat();
  const name = usePackageName()(item);
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

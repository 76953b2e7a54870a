import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '#domain/money.ts';
import type { PackageFacts } from '#domain/package.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons.ts';
import { AmountField } from '#web/components/packages/AmountField.tsx';
import { PackageName } from '#web/components/packages/list/PackageName.tsx';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import styles from './BoxRow.module.css';

export type CartEntry = {
  /** Product id. */
  id: string;
  name: string;
  facts: PackageFacts;
  amount: number;
  /** For all units; undefined while it is being calculated. */
  price: Money | undefined;
};

export type CartRowProps = {
  /** The package, and how many units. */
  entry: CartEntry;
  /** 0 removes the line. */
  onAmount: (id: string, amount: number) => void;
};

/** One line of the cart with its number of units. */
export const CartRow = ({ entry, onAmount }: CartRowProps): ReactElement => {
  const { t } = useTranslation('shop');
  const texts = usePackageTexts();
  const { id, facts, amount, price } = entry;
  const name = usePackageName()({ ...facts, name: entry.name });
  return (
    <li className={styles.cartRow}>
      <PackageName name={name} coverage={facts} note={texts.holds(facts)} />
      <span className={styles.remove}>
        <IconButton
          label={t('box.removeFromCartNamed', { name })}
          icon={CloseIcon}
          size="small"
          onPress={() => onAmount(id, 0)}
        />
      </span>
      <div className={styles.amount}>
        <AmountField name={name} amount={amount} onChange={(value) => onAmount(id, value)} />
      </div>
      <span className={styles.price}>
        <PriceLabel price={price} isStrong />
      </span>
    </li>
  );
};

import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Tabs } from '#web/ui/layout/Tabs.tsx';

export type BoxMode = 'inventory' | 'cart';

type PackageBoxProps = {
  /** Which of the two ways is shown. */
  mode: BoxMode;
  /** Called with the other way when its tab is pressed. */
  onModeChange: (mode: BoxMode) => void;
  /** Packages of the preview, and units in the cart. */
  counts: Record<BoxMode, number>;
  /** The InventoryPreview. */
  inventory: ReactNode;
  /** The CartBox. */
  cart: ReactNode;
};

/** One box, two ways to stock packages: on credit at the sale, or bought now (PKG-007). */
export const PackageBox = ({ mode, onModeChange, counts, inventory, cart }: PackageBoxProps): ReactElement => {
  const { t } = useTranslation('shop');
  const { number } = useFormat();
  const label = (key: BoxMode): string =>
    counts[key] === 0 ? t(`box.${key}`) : `${t(`box.${key}`)} · ${number(counts[key])}`;
  return (
    <Tabs<BoxMode>
      label={t('box.label')}
      selectedKey={mode}
      onChange={onModeChange}
      tabs={[
        { key: 'inventory', label: label('inventory'), content: inventory },
        { key: 'cart', label: label('cart'), content: cart },
      ]}
    />
  );
};

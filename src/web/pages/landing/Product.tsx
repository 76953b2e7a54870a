import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageTextBlock } from '#web/components/shell/ImageTextBlock.tsx';
import { paths } from '#web/paths.ts';
import type { IconShape } from '#web/ui/Icon.tsx';
import { PackageIcon, SmartphoneIcon, StoreIcon, WalletIcon } from '#web/ui/icons.ts';
import styles from './Product.module.css';

export interface ProductProps {
  id: string;
  onLogin: (wanted: string) => void;
}

const steps: readonly { key: 'buy' | 'shelf' | 'price' | 'sell'; icon: IconShape; href: string }[] = [
  { key: 'buy', icon: WalletIcon, href: paths.credits() },
  { key: 'shelf', icon: PackageIcon, href: paths.dataPackages() },
  { key: 'price', icon: StoreIcon, href: paths.inventory() },
  { key: 'sell', icon: SmartphoneIcon, href: paths.pointOfSale() },
];

/** What the store is for; "Learn more" leads here. */
export const Product = ({ id, onLogin }: ProductProps): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    <section id={id} className={styles.product} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('product.title')}</h2>
      <p className={styles.lead}>{t('product.lead')}</p>
      <div className={styles.steps}>
        {steps.map(({ key, icon, href }) => (
          <ImageTextBlock
            key={key}
            icon={icon}
            headline={t(`product.${key}.title`)}
            text={t(`product.${key}.text`)}
            link={{ label: t(`product.${key}.link`), href }}
            onLogin={onLogin}
          />
        ))}
      </div>
    </section>
  );
};

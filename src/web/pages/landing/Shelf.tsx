import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { tileColor } from '#domain/package.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import styles from './Shelf.module.css';
import { shownPackages } from './shown-packages.ts';

/** A look at the goods. Decoration: its prices are no offer, so nobody is read them. */
export const Shelf = (): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    <div className={styles.shelf} aria-hidden inert>
      {shownPackages.map(({ key, facts, price }, index) => (
        <div key={key} className={styles.tile}>
          <PackageTile
            name={t(`packages.${key}`)}
            facts={facts}
            color={tileColor(index)}
            price={{ priceValue: price, currencyCode: 'USD' }}
          />
        </div>
      ))}
    </div>
  );
};

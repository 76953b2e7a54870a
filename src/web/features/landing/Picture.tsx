import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { tileColor } from '#domain/package.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { Phone } from './Phone.tsx';
import styles from './Picture.module.css';
import { shownPackages } from './shown-packages.ts';

const Till = (): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    <div className={styles.till}>
      <p className={styles.title}>{t('picture.till')}</p>
      <div className={styles.tiles}>
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
    </div>
  );
};

/** The product at a glance: the seller's screen, and the traveller's phone. Not a real offer. */
export const Picture = (): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with the app's own parts, which an img cannot hold
    <div className={styles.picture} role="img" aria-label={t('picture.label')}>
      <Till />
      <Phone />
    </div>
  );
};

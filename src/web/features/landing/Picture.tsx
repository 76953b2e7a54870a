import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { tileColor } from '#domain/package.ts';
import { PackageTile } from '#web/components/packages/PackageTile.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { StoreIcon } from '#web/ui/icons.ts';
import styles from './Picture.module.css';
import { shownBalance, shownPackages } from './shown-packages.ts';

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

const { left, size, days } = shownBalance;

/** The traveller's page under the seller's name: the remaining data, and the code that installs the eSIM. */
const Phone = (): ReactElement => {
  const { t } = useTranslation('landing');
  const { number } = useFormat();
  return (
    <div className={styles.phone}>
      <div className={styles.brand}>
        <Icon of={StoreIcon} size={16} />
        {t('picture.seller')}
      </div>
      <div className={styles.screen}>
        <Figure label={t('picture.left')} size="large" value={number(left)} unit="GB" />
        <svg className={styles.track} viewBox={`0 0 ${size} 1`} preserveAspectRatio="none">
          <rect className={styles.bar} width={left} height="1" />
        </svg>
        <p className={styles.note}>{t('picture.of', { size, days })}</p>
        <ShownCode />
        <p className={styles.note}>{t('picture.scan')}</p>
      </div>
    </div>
  );
};

/** HELLO TRAVELLER as a QR code: a bit for each module, a number for each row. */
const rows = [
  0x1fc07f, 0x104941, 0x175e5d, 0x17545d, 0x17515d, 0x105641, 0x1fd57f, 0x001800, 0x17ce7c, 0x15bb0f, 0x195989,
  0x0c9b80, 0x0b5164, 0x0019fb, 0x1fce5d, 0x1054c7, 0x1756ee, 0x1755fc, 0x175db8, 0x104d45, 0x1fddf0,
];

const path = rows
  .flatMap((row, y) => rows.map((_, x) => ((row >> (rows.length - 1 - x)) & 1 ? `M${x} ${y}h1v1h-1z` : '')))
  .join('');

/**
 * Drawn here, because the code that draws real ones would have to be loaded with the page. Dark on light in every
 * theme.
 */
const ShownCode = (): ReactElement => (
  <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges">
    <path d={path} />
  </svg>
);

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

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/use-format.ts';
import { Figure } from '#web/ui/data/Figure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { StoreIcon } from '#web/ui/icons.ts';
import styles from './Phone.module.css';
import { ShownCode } from './ShownCode.tsx';
import { shownBalance } from './shown-packages.ts';

const { left, size, days } = shownBalance;

/** The traveller's page under the seller's name: the remaining data, and the code that installs the eSIM. */
export const Phone = (): ReactElement => {
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

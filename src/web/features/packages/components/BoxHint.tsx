import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#web/ui/breakpoint.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { CartIcon, CheckIcon } from '#web/ui/icons.ts';
import styles from './BoxHint.module.css';

/**
 * Fills the place of the closed box on wide screens, and says how to add packages to the inventory.
 *
 * Use it beside the price table while nothing is chosen; on phones the table needs no hint.
 */
export const BoxHint = (): ReactElement | null => {
  const { t } = useTranslation('shop');
  if (useIsMobile()) return null;
  return (
    <aside className={styles.hint} aria-labelledby="box-hint">
      <h2 id="box-hint" className={styles.title}>
        {t('page.hintTitle')}
      </h2>
      <p className={styles.way}>
        <Icon of={CheckIcon} className={styles.icon ?? ''} />
        {t('page.hintCheck')}
      </p>
      <p className={styles.way}>
        <Icon of={CartIcon} className={styles.icon ?? ''} />
        {t('page.hintCart')}
      </p>
    </aside>
  );
};

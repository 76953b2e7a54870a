import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { FootBar } from './FootBar.tsx';
import styles from './StoreViewBar.module.css';

type StoreViewBarProps = {
  /** Whose store is shown. */
  name: string;
  /** Leads back to the desk. */
  onLeave: () => void;
};

/** Says that an operator sees the store of a reseller, and that nothing can be changed. */
export const StoreViewBar = ({ name, onLeave }: StoreViewBarProps): ReactElement => {
  const { t } = useTranslation('operator');
  return (
    <FootBar
      label={t('storeView.label')}
      tone="warning"
      actions={<Button onPress={onLeave}>{t('storeView.leave')}</Button>}
    >
      <strong className={styles.what}>{t('storeView.text', { name })}</strong>
    </FootBar>
  );
};

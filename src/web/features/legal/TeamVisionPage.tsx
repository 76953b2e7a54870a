import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LegalText.module.css';

/** /team-vision: shown until the store has its own address configured (SHE-026). */
export const Component = (): ReactElement => {
  const { t } = useTranslation('legal');
  return (
    <article className={styles.article}>
      <h1>{t('vision.title')}</h1>
      <p>{t('vision.text')}</p>
      <p>{t('vision.partners')}</p>
      <p>{t('vision.care')}</p>
    </article>
  );
};

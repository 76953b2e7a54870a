import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import styles from './PublicKey.module.css';

/** The key that verifies the signatures of events, to copy; its place while it is being fetched. */
export const PublicKey = ({ value }: { value: string | undefined }): ReactElement => {
  const { t } = useTranslation('integration');
  return (
    <div className={styles.key}>
      {value === undefined ? (
        <Skeleton shape="block" height="4.25rem" />
      ) : (
        <CopyField label={t('webhook.publicKey')} value={value} />
      )}
      <p className={styles.hint}>{t('webhook.publicKeyHint')}</p>
    </div>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import styles from './PublicKey.module.css';

type PublicKeyProps = {
  /** Undefined while it loads, and when that failed. */
  value: string | undefined;
  /** Set when the key could not be loaded. */
  onRetry?: (() => void) | undefined;
};

const Key = ({ value, onRetry }: PublicKeyProps): ReactElement => {
  const { t } = useTranslation(['integration', 'errors', 'ui']);
  if (value !== undefined) return <CopyField label={t('webhook.publicKey')} value={value} />;
  if (!onRetry) return <Skeleton shape="block" height="4.25rem" />;
  return (
    <Banner
      tone="danger"
      title={t('webhook.publicKey')}
      action={
        <Button size="small" onPress={onRetry}>
          {t('ui:retry')}
        </Button>
      }
    >
      {t('errors:general.loadFailed')}
    </Banner>
  );
};

/**
 * The key that verifies the signatures of events, to copy; a placeholder while it loads.
 *
 * Use it below the field of an address that gets events; nothing else is verified with this key.
 */
export const PublicKey = (props: PublicKeyProps): ReactElement => {
  const { t } = useTranslation('integration');
  return (
    <div className={styles.key}>
      <Key {...props} />
      <p className={styles.hint}>{t('webhook.publicKeyHint')}</p>
    </div>
  );
};

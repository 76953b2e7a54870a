import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx';

type StorageBlockedProps = {
  /** Loads the page again. */
  onRetry: () => void;
};

/** In place of the app where the browser allows no storage: it could neither sign in nor keep what is typed. */
export const StorageBlocked = ({ onRetry }: StorageBlockedProps): ReactElement => {
  const { t } = useTranslation('errors');
  return (
    <main>
      <ErrorState title={t('general.storageBlocked')} text={t('general.storageNeeded')} onRetry={onRetry} />
    </main>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './TryOut.module.css';

/** The storefront API is called with the sign-in of this app. */
export const SessionTryOut = (): ReactElement => {
  const { t } = useTranslation('specifications');
  const { status, email = '', signIn } = useSession();
  const isSignedIn = status === 'signedIn';
  return (
    <Card title={t('tryOut.title')} subtitle={t('tryOut.subtitle')}>
      <div className={styles.tryOut}>
        <p>{isSignedIn ? t('tryOut.storefrontSignedIn', { email }) : t('tryOut.storefrontSignedOut')}</p>
        {!isSignedIn && (
          <Button onPress={() => void signIn(paths.apiSpecifications('storefront'))}>{t('tryOut.signIn')}</Button>
        )}
      </div>
    </Card>
  );
};

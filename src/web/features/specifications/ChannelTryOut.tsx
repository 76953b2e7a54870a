import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useListApiCredentials } from '#web/api/storefront/credentials/credentials.ts';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import styles from './TryOut.module.css';
import type { ChannelToken, OwnChannel } from './CredentialsForm.tsx';

type ChannelTryOutProps = {
  /** The token in use; undefined before one was fetched. */
  token: ChannelToken | undefined;
  /** Called with a new token, and with undefined to drop it. */
  onToken: (token: ChannelToken | undefined) => void;
};

/** The reseller's own channels, none for other visitors; undefined while they load. */
const useOwnChannels = (): OwnChannel[] | undefined => {
  const { t } = useTranslation('specifications');
  const { status } = useSession();
  const { data = [], isLoading } = useListApiCredentials({ query: { enabled: status === 'signedIn' } });
  if (isLoading || status === 'restoring') return undefined;
  return data.map(({ id, name, clientId, clientSecret }) => ({
    id,
    name: name === '' ? t('tryOut.unnamed') : name,
    clientId,
    clientSecret,
  }));
};

/** The same height with and without channels: a choice and its client ID, or two fields, and a button. */
const CredentialsSkeleton = (): ReactElement => (
  <div className={styles.tryOut} aria-hidden>
    <Skeleton shape="block" height="4.5rem" />
    <Skeleton shape="block" height="3.375rem" />
    <Skeleton shape="block" width="9rem" height="2.75rem" />
  </div>
);

const CredentialsForm = lazyComponent(async () => (await import('./CredentialsForm.tsx')).CredentialsForm, {
  fallback: <CredentialsSkeleton />,
});

/** The credentials for trying calls of the partner API. Only the token is kept, and only by the page. */
export const ChannelTryOut = ({ token, onToken }: ChannelTryOutProps): ReactElement => {
  const { t } = useTranslation('specifications');
  const channels = useOwnChannels();
  const content = (): ReactElement => {
    if (!token) {
      return channels ? <CredentialsForm channels={channels} onToken={onToken} /> : <CredentialsSkeleton />;
    }
    return (
      <div className={styles.tryOut}>
        <Banner tone="success">{t('tryOut.ready', { channel: token.channel })}</Banner>
        <Button onPress={() => onToken(undefined)}>{t('tryOut.forget')}</Button>
      </div>
    );
  };
  return (
    <Card title={t('tryOut.title')} subtitle={t('tryOut.subtitle')}>
      {content()}
    </Card>
  );
};

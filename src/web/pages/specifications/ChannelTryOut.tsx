import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { authenticateChannel, type ChannelCredentials } from '#web/api/specifications.ts';
import { useListApiCredentials } from '#web/api/storefront/credentials/credentials.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './TryOut.module.css';
import type { ChannelToken } from './try-out.ts';

interface ChannelTryOutProps {
  token: ChannelToken | undefined;
  onToken: (token: ChannelToken | undefined) => void;
}

type Channel = ChannelCredentials & { id: string; name: string };

const NO_CHANNELS: readonly Channel[] = [];

/** Value of the choice to type credentials instead. */
const TYPED = 'typed';

/** The reseller's own channels, none for others; undefined while they are on the way. */
const useOwnChannels = (): Channel[] | undefined => {
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

const useAuthentication = (onToken: ChannelTryOutProps['onToken']) => {
  const { t } = useTranslation('specifications');
  const problemText = useProblemText();
  const { mutate, isPending, error } = useMutation<ChannelToken, Error, { channel: string } & ChannelCredentials>({
    mutationFn: async ({ channel, ...credentials }) => ({
      channel,
      accessToken: await authenticateChannel(credentials),
    }),
    onSuccess: onToken,
  });
  const isRefused = error instanceof ApiError && error.status === 401;
  const failure = isRefused ? t('tryOut.refused') : problemText(error);
  return { authenticate: mutate, isPending, failure: error ? failure : undefined };
};

interface CredentialsFormProps extends Pick<ChannelTryOutProps, 'onToken'> {
  channels: readonly Channel[];
}

const CredentialsForm = ({ channels, onToken }: CredentialsFormProps): ReactElement => {
  const { t } = useTranslation('specifications');
  const [chosenId, choose] = useState<string | null>(null);
  const [clientId, setClientId] = useState('');
  const [clientSecret, setClientSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const { authenticate, isPending, failure } = useAuthentication(onToken);

  const chosen = chosenId === TYPED ? undefined : (channels.find(({ id }) => id === chosenId) ?? channels[0]);
  const requiredUnless = (value: string) => ({
    error: value === '' ? t('tryOut.required') : undefined,
    isErrorShown: isTried,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const credentials = chosen ?? { name: clientId, clientId: clientId.trim(), clientSecret: clientSecret.trim() };
    if (credentials.clientId === '' || credentials.clientSecret === '') return;
    const { name: channel, ...used } = credentials;
    authenticate({ channel, clientId: used.clientId, clientSecret: used.clientSecret });
  };
  return (
    <form className={styles.tryOut} onSubmit={submit} noValidate>
      {channels.length > 0 && (
        <Select
          label={t('tryOut.channel')}
          options={[
            ...channels.map(({ id, name }) => ({ value: id, label: name })),
            { value: TYPED, label: t('tryOut.otherCredentials') },
          ]}
          value={chosen?.id ?? TYPED}
          onChange={choose}
        />
      )}
      {chosen ? (
        <CopyField label={t('tryOut.clientId')} value={chosen.clientId} />
      ) : (
        <>
          <TextField
            label={t('tryOut.clientId')}
            value={clientId}
            onChange={setClientId}
            autoComplete="off"
            {...requiredUnless(clientId)}
          />
          <TextField
            label={t('tryOut.clientSecret')}
            value={clientSecret}
            onChange={setClientSecret}
            type="password"
            autoComplete="off"
            {...requiredUnless(clientSecret)}
          />
        </>
      )}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <Button type="submit" variant="primary" isPending={isPending}>
        {chosen ? t('tryOut.useChannel') : t('tryOut.use')}
      </Button>
    </form>
  );
};

/** Whose credentials the calls of the partner API are tried with. Only the token is kept, and only by the page. */
export const ChannelTryOut = ({ token, onToken }: ChannelTryOutProps): ReactElement => {
  const { t } = useTranslation('specifications');
  const channels = useOwnChannels();
  const content = (): ReactElement => {
    if (!channels) {
      // As high as with channels: one of them and its client ID stand in the place of the two fields.
      return (
        <SkeletonOf>
          <CredentialsForm channels={NO_CHANNELS} onToken={onToken} />
        </SkeletonOf>
      );
    }
    if (!token) return <CredentialsForm channels={channels} onToken={onToken} />;
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

import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import { ApiChannel } from '#contract/storefront/zod/schemas/apiChannel.zod.ts';
import { ApiError } from '#web/api/api-error.ts';
import { authenticateChannel, type ChannelCredentials } from '#web/api/specifications.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Form } from '#web/components/form/Form.tsx';
import { trimmed } from '#web/components/form/schemas.ts';
import { TextField } from '#web/components/form/TextField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import styles from './TryOut.module.css';

/** An access token of the partner API, and its channel. */
export type ChannelToken = {
  channel: string;
  accessToken: string;
};

/** A channel of the signed-in reseller. */
export type OwnChannel = {
  id: string;
  name: string;
} & ChannelCredentials;

type CredentialsFormProps = {
  /** The reseller's own, to choose from. */
  channels: readonly OwnChannel[];
  /** Called with the fetched token. */
  onToken: (token: ChannelToken) => void;
};

/** The value for typing credentials instead. */
const TYPED = 'typed';

const useAuthentication = (onToken: CredentialsFormProps['onToken']) => {
  const { t } = useTranslation('specifications');
  const problemText = useProblemText();
  const mutation = useMutation<ChannelToken, Error, { channel: string } & ChannelCredentials>({
    mutationFn: async ({ channel, ...credentials }) => ({
      channel,
      accessToken: await authenticateChannel(credentials),
    }),
    onSuccess: onToken,
  });
  const { error } = mutation;
  const isRefused = error instanceof ApiError && error.status === 401;
  const failure = isRefused ? t('tryOut.refused') : problemText(error);
  return { ...mutation, failure: error ? failure : undefined };
};

type Authentication = ReturnType<typeof useAuthentication>;

const Failure = ({ authentication }: { authentication: Authentication }): ReactElement | null =>
  authentication.failure === undefined ? null : <Banner tone="danger">{authentication.failure}</Banner>;

const { clientId, clientSecret } = ApiChannel.shape;
const someText = zod.string().check(zod.minLength(1));
const credentials = zod.strictObject({
  clientId: trimmed(zod.pipe(someText, clientId)),
  clientSecret: trimmed(zod.pipe(someText, clientSecret)),
});

const TypedCredentials = ({ authentication }: { authentication: Authentication }): ReactElement => {
  const { t } = useTranslation('specifications');
  const form = useForm({ schema: credentials, defaultValues: { clientId: '', clientSecret: '' }, isSecret: true });
  const field = { control: form.control, autoComplete: 'off', faults: { required: t('tryOut.required') } } as const;
  return (
    <Form
      form={form}
      onSubmit={(typed) => authentication.mutateAsync({ channel: typed.clientId, ...typed })}
      isPending={authentication.isPending}
      className={styles.tryOut}
    >
      <TextField {...field} name="clientId" label={t('tryOut.clientId')} />
      <TextField {...field} name="clientSecret" label={t('tryOut.clientSecret')} type="password" />
      <Failure authentication={authentication} />
      <Button type="submit" variant="primary" isPending={authentication.isPending}>
        {t('tryOut.use')}
      </Button>
    </Form>
  );
};

type ChosenChannelProps = {
  channel: OwnChannel;
  authentication: Authentication;
};

const ChosenChannel = ({ channel, authentication }: ChosenChannelProps): ReactElement => {
  const { t } = useTranslation('specifications');
  const { name, clientId: id, clientSecret: secret } = channel;
  const use = (): void => authentication.mutate({ channel: name, clientId: id, clientSecret: secret });
  return (
    <div className={styles.tryOut}>
      <CopyField label={t('tryOut.clientId')} value={id} />
      <Failure authentication={authentication} />
      <Button variant="primary" isPending={authentication.isPending} onPress={use}>
        {t('tryOut.useChannel')}
      </Button>
    </div>
  );
};

/** Exchanges the credentials of the reseller's own channel, or typed ones, for an access token. */
export const CredentialsForm = ({ channels, onToken }: CredentialsFormProps): ReactElement => {
  const { t } = useTranslation('specifications');
  const [chosenId, choose] = useState<string | null>(null);
  const authentication = useAuthentication(onToken);
  const chosen = chosenId === TYPED ? undefined : (channels.find(({ id }) => id === chosenId) ?? channels[0]);
  return (
    <div className={styles.tryOut}>
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
        <ChosenChannel channel={chosen} authentication={authentication} />
      ) : (
        <TypedCredentials authentication={authentication} />
      )}
    </div>
  );
};

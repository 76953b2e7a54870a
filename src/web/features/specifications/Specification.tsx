import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/api-error.ts';
import { fetchSpecification } from '#web/api/specifications.ts';
import { DownloadList } from '#web/components/integration/DownloadList.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { downloads, type SpecificationName } from '#web/configuration/downloads.ts';
import { paths } from '#web/navigation/paths.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ChannelTryOut } from './ChannelTryOut.tsx';
import { fetchSwagger, Reference, ReferenceSkeleton } from './Reference.tsx';
import styles from './Specification.module.css';
import type { ChannelToken } from './CredentialsForm.tsx';
import tryOut from './TryOut.module.css';

/** The storefront API is called with the sign-in of this app. */
const SessionTryOut = (): ReactElement => {
  const { t } = useTranslation('specifications');
  const { status, email = '', signIn } = useSession();
  const isSignedIn = status === 'signedIn';
  return (
    <Card title={t('tryOut.title')} subtitle={t('tryOut.subtitle')}>
      <div className={tryOut.tryOut}>
        <p>{isSignedIn ? t('tryOut.storefrontSignedIn', { email }) : t('tryOut.storefrontSignedOut')}</p>
        {!isSignedIn && (
          <Button onPress={() => void signIn(paths.apiSpecifications('storefront'))}>{t('tryOut.signIn')}</Button>
        )}
      </div>
    </Card>
  );
};

type SpecificationProps = {
  /** Which of the documents. */
  name: SpecificationName;
  /** The token that calls are tried with; undefined before one was fetched. */
  token: ChannelToken | undefined;
  /** Called with a new token, and with undefined to drop it. */
  onToken: (token: ChannelToken | undefined) => void;
};

const Downloads = ({ name }: { name: SpecificationName }): ReactElement => {
  const { t } = useTranslation('specifications');
  const files = [
    { key: 'yaml', href: downloads.yaml(name) },
    { key: 'json', href: downloads.json(name) },
    { key: 'collection', href: downloads.collection() },
  ] as const;
  return (
    <Card title={t('downloads.title')} subtitle={t(`about.${name}`)}>
      <DownloadList
        downloads={files.map(({ key, href }) => ({
          href,
          label: t(`downloads.${key}`),
          description: t(`downloads.${key}Description`),
        }))}
      />
    </Card>
  );
};

const useSpecification = (name: SpecificationName) => {
  const language = useLanguage();
  return useQuery<object, ApiError>({
    queryKey: ['specification', name, language],
    queryFn: ({ signal }) => fetchSpecification(name, language, signal),
    // It changes only with the server; a new object would lose what is opened and typed.
    staleTime: Infinity,
  });
};

/** One document: its downloads, the credentials for trying calls, and the operations. */
export const Specification = ({ name, token, onToken }: SpecificationProps): ReactElement => {
  const { t } = useTranslation('specifications');
  const { user } = useSession();
  const specification = useSpecification(name);
  useEffect(() => {
    // If it fails, the reference says so.
    fetchSwagger().catch(() => undefined);
  }, []);
  const bearer = name === 'partner' ? token?.accessToken : user?.accessToken;
  return (
    <div className={styles.specification}>
      <div className={styles.cards}>
        <Downloads name={name} />
        {name === 'partner' ? <ChannelTryOut token={token} onToken={onToken} /> : <SessionTryOut />}
      </div>
      <section aria-label={t('reference')}>
        <QueryContent query={specification} loading={<ReferenceSkeleton />} failed={t('failed')} card={{}}>
          {(document) => <Reference document={document} token={bearer} showsToken={name === 'partner'} />}
        </QueryContent>
      </section>
    </div>
  );
};

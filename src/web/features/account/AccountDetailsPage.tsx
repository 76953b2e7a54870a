import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { UpdateUserRequest } from '#contract/storefront/model/updateUserRequest.ts';
import type { User } from '#contract/storefront/model/user.ts';
import { hasBillingAddress } from '#domain/billing-address.ts';
import { isChangedSince } from '#domain/refusal.ts';
import {
  getCurrentUser,
  getGetCurrentUserQueryKey,
  useGetCurrentUser,
  useUpdateCurrentUser,
} from '#web/api/storefront/account/account.ts';
import { ifMatch } from '#web/api/if-match.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { AccountDetails } from './components/AccountDetails.tsx';
import { afterBillingAddress, backFromAddress } from '#web/navigation/billing-address.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { securityPages } from '#web/session/security-pages.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useSession } from '#web/session/session-context.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { EditIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { AccountFrame } from './AccountFrame.tsx';
import styles from './AccountDetailsPage.module.css';

/** Links to the pages of the sign-in service. They are not pages of the app, so its router must not follow them. */
const AccountSecurity = ({
  emailHref,
  passwordHref,
  secondFactorHref,
  sessionsHref,
}: NonNullable<ReturnType<typeof securityPages>>): ReactElement => {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.security}>
      <li id="email">
        <a className={styles.link} href={emailHref}>
          {t('security.email')}
        </a>
        <p className={styles.text}>{t('security.emailText')}</p>
      </li>
      <li id="password">
        <a className={styles.link} href={passwordHref}>
          {t('security.password')}
        </a>
        <p className={styles.text}>{t('security.passwordText')}</p>
      </li>
      <li id="secondFactor">
        <a className={styles.link} href={secondFactorHref}>
          {t('security.secondFactor')}
        </a>
        <p className={styles.text}>{t('security.secondFactorText')}</p>
      </li>
      <li id="sessions">
        <a className={styles.link} href={sessionsHref}>
          {t('security.sessions')}
        </a>
        <p className={styles.text}>{t('security.sessionsText')}</p>
      </li>
    </ul>
  );
};

const AccountEditModal = lazyComponent(
  async () => (await import('./components/AccountEditModal.tsx')).AccountEditModal,
);

/** Saves, and shows the saved data without asking for them again. A failure leaves the form as it was typed. */
const useSave = (onSaved: (user: User) => void) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  return useUpdateCurrentUser({
    mutation: {
      onSuccess: (user) => {
        queries.setQueryData(getGetCurrentUserQueryKey(), user);
        toast.success(t('saved'));
        onSaved(user);
      },
      onError: (error) => {
        if (!isChangedSince(error.problem)) toast.error(problemText(error, t('saveFailed')));
      },
    },
  });
};

/** A toast says what could not be loaded (ERR-034); the page itself offers to try again. */
const useFailureToast = (isFailed: boolean): void => {
  const { t } = useTranslation('account');
  const toast = useToast();
  useEffect(() => {
    if (isFailed) toast.error(t('failed'));
  }, [isFailed, toast, t]);
};

type ContentProps = {
  user: User | undefined;
  onEdit: () => void;
};

/** The data of the account, below what they still lack. */
const Content = ({ user, onEdit }: ContentProps): ReactElement => {
  const { t } = useTranslation('account');
  const security = securityPages();
  const lacksCountry = user !== undefined && !hasBillingAddress(user);
  return (
    <>
      {lacksCountry && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onPress={onEdit}>
              {t('setCountry')}
            </Button>
          }
        >
          {t('countryNeeded')}
        </Banner>
      )}
      <Card
        title={t('personal')}
        action={
          user && (
            <Button icon={EditIcon} onPress={onEdit}>
              {t('edit')}
            </Button>
          )
        }
      >
        <AccountDetails user={user} />
      </Card>
      {security && (
        <Card title={t('security.title')}>
          <AccountSecurity {...security} />
        </Card>
      )}
    </>
  );
};

/** /account/details: personal data and billing address, and the modal that changes them. */
export const Component = (): ReactElement => {
  const { t } = useTranslation(['account', 'common']);
  const session = useSession();
  const hasIdToken = session.user?.idToken !== undefined;
  const user = useGetCurrentUser({ query: { enabled: hasIdToken } });
  const draft = useDraft<UpdateUserRequest>('account');
  const [query] = useSearchParams();
  const next = afterBillingAddress(query);
  // Open for those who were sent here for the address; after an expired session, too, with what was typed.
  const [isEditing, setEditing] = useState(() => next !== undefined || draft.read() !== undefined);
  const navigate = useNavigate();
  const save = useSave((saved) => {
    setEditing(false);
    if (next !== undefined && hasBillingAddress(saved)) void navigate(next, { state: backFromAddress });
  });
  useFailureToast(user.isError && user.data === undefined);
  useFetchAhead(AccountEditModal);
  const edit = (): void => setEditing(true);
  return (
    <AccountFrame title={t('details')} back={next === undefined ? undefined : { href: next, label: t('common:back') }}>
      <QueryContent
        query={user}
        // Without an ID token nothing is asked for (ACC-007).
        loading={
          user.isLoading ? <Skeleton shape="block" height="38rem" /> : <Content user={undefined} onEdit={edit} />
        }
        card={{ title: t('personal') }}
      >
        {(data) => <Content user={data} onEdit={edit} />}
      </QueryContent>
      {isEditing && user.data && (
        <AccountEditModal
          user={user.data}
          onSave={(changed, version) => save.mutateAsync({ data: changed, ...ifMatch(version) })}
          readLatest={() => getCurrentUser()}
          onClose={() => setEditing(false)}
          isSaving={save.isPending}
          draft={draft}
        />
      )}
    </AccountFrame>
  );
};

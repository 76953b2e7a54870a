import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/money.ts';
import { isChangedSince } from '#domain/refusal.ts';
import {
  getGetNotificationsQueryKey,
  getNotifications,
  useGetNotifications,
  useUpdateNotifications,
} from '#web/api/storefront/account/account.ts';
import { useGetCredit } from '#web/api/storefront/credit/credit.ts';
import { ifMatch } from '#web/api/if-match.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import type { NotificationValues } from './components/NotificationsForm.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { useSession } from '#web/session/session-context.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import { AccountFrame } from './AccountFrame.tsx';

const loading = <Skeleton shape="block" height="24rem" />;

const NotificationsForm = lazyComponent(
  async () => (await import('./components/NotificationsForm.tsx')).NotificationsForm,
  { fallback: loading },
);

/** A failure leaves the form as it was filled in. */
const useSave = () => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  return useUpdateNotifications({
    mutation: {
      onSuccess: (saved) => {
        queries.setQueryData(getGetNotificationsQueryKey(), saved);
        toast.success(t('notifications.saved'));
      },
      onError: (error) => {
        if (!isChangedSince(error.problem)) toast.error(problemText(error, t('notifications.saveFailed')));
      },
    },
  });
};

/** /account/notifications: which messages are sent, to the reseller and to customers. */
export const Component = (): ReactElement => {
  const { t } = useTranslation('account');
  const { email = '' } = useSession();
  const notifications = useGetNotifications();
  const { data: credit } = useGetCredit();
  const draft = useDraft<NotificationValues>('notifications');
  const save = useSave();
  return (
    <AccountFrame title={t('notifications.title')}>
      <QueryContent query={notifications} loading={loading} card={{ title: t('notifications.title') }}>
        {(data) => (
          <NotificationsForm
            notifications={data}
            currency={credit?.balance.currency ?? DEFAULT_CURRENCY}
            email={email}
            onSave={(settings, version) => save.mutateAsync({ data: settings, ...ifMatch(version) })}
            readLatest={() => getNotifications()}
            isSaving={save.isPending}
            draft={draft}
          />
        )}
      </QueryContent>
    </AccountFrame>
  );
};

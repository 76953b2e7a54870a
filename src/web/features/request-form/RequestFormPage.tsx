import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { RequestKind } from '#contract/storefront/model/requestKind.ts';
import { getListRequestsQueryKey, useListRequests, useSubmitRequest } from '#web/api/storefront/requests/requests.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import type { RequestForm as Form } from '#web/configuration/request-form.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { paths } from '#web/navigation/paths.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { RequestValues } from './components/RequestForm.tsx';
import styles from './RequestFormPage.module.css';
import type { ResellerRequest } from '#contract/storefront/model/resellerRequest.ts';
import { RequestEntry } from '#web/components/requests/RequestEntry.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { List } from '#web/ui/list/List.tsx';

type SentRequestsProps = {
  /** The newest first; nothing is shown without any. */
  requests: readonly ResellerRequest[];
};

/** What the reseller has asked for, and what was answered. */
const SentRequests = ({ requests }: SentRequestsProps): ReactElement | null => {
  const { t } = useTranslation('requestForm');
  const { dateTime, number } = useFormat();
  if (requests.length === 0) return null;
  return (
    <Card title={t('sent.title')}>
      <List label={t('sent.title')} items={requests} itemKey={({ id }) => id} className={styles.column}>
        {({ channel, monthlySales, message, sentAt, answer }) => (
          <RequestEntry
            name={channel ?? t('sent.monthlySales', { number: number(monthlySales ?? 0) })}
            state={
              answer ? { tone: 'success', children: t('sent.answered') } : { tone: 'warning', children: t('sent.open') }
            }
            message={message}
            sent={t('sent.at', { at: dateTime(sentAt) })}
            answer={answer && { title: t('sent.answeredAt', { at: dateTime(answer.at) }), text: answer.text }}
          />
        )}
      </List>
    </Card>
  );
};

const loading = <Skeleton shape="block" height="26rem" />;

const RequestForm = lazyComponent(async () => (await import('./components/RequestForm.tsx')).RequestForm, {
  fallback: loading,
});

/** What is asked for, and the page that leads to the form. */
const forms: Record<Form, { kind: RequestKind; askedFrom: () => string }> = {
  channel: { kind: 'CHANNEL', askedFrom: paths.channels },
  discount: { kind: 'DISCOUNT', askedFrom: paths.pricing },
};

const isForm = (form: string | undefined): form is Form => form !== undefined && Object.hasOwn(forms, form);

/** The channels that have a name; any other is written by the reseller. */
const NAMED_CHANNELS = ['shopPlatform', 'chatApp', 'teamChat', 'affiliate'] as const;

/** The channel whose tile led here. */
const useWantedChannel = (): string => {
  const { t } = useTranslation('channels');
  const [query] = useSearchParams();
  const wanted = NAMED_CHANNELS.find((channel) => channel === query.get('type'));
  return wanted ? t(`tiles.${wanted}.title`) : '';
};

/** A failure leaves the form as it was filled in. */
const useSend = () => {
  const { t } = useTranslation('requestForm');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  return useSubmitRequest({
    mutation: {
      onSuccess: () => toast.success(t('done')),
      onError: (error) => toast.error(problemText(error)),
      onSettled: () => queries.invalidateQueries({ queryKey: getListRequestsQueryKey() }),
    },
  });
};

const RequestPage = ({ form }: { form: Form }): ReactElement => {
  const { t } = useTranslation('requestForm');
  const { dateTime } = useFormat();
  const { kind, askedFrom } = forms[form];
  const channel = useWantedChannel();
  const requests = useListRequests();
  const draft = useDraft<RequestValues>(`request ${kind} ${channel}`);
  const send = useSend();
  return (
    <PageFrame
      title={t(`${form}.title`)}
      context={t(`${form}.lead`)}
      back={{ href: askedFrom(), label: t(`${form}.back`) }}
    >
      <QueryContent query={requests} loading={loading} card={{}}>
        {({ items, nextAt }) => (
          <div className={styles.column}>
            <RequestForm
              key={`${kind} ${channel}`}
              kind={kind}
              channel={channel}
              onSend={(data) => send.mutateAsync({ data })}
              isSending={send.isPending}
              disabledReason={nextAt === undefined ? undefined : t('nextAt', { at: dateTime(nextAt) })}
              draft={draft}
            />
            <SentRequests requests={items.filter((request) => request.kind === kind)} />
          </div>
        )}
      </QueryContent>
    </PageFrame>
  );
};

/** /request-form/{form}: asks the operator for a channel or a discount, and shows what was answered. */
export const Component = (): ReactElement => {
  const { form } = useParams();
  return isForm(form) ? <RequestPage form={form} /> : <Navigate to={paths.store()} replace />;
};

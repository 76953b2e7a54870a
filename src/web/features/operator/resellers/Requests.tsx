import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reseller } from '#contract/operator/model/reseller.ts';
import type { ResellerRequest } from '#contract/operator/model/resellerRequest.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { RequestEntry } from '#web/components/requests/RequestEntry.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { requestPlace } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { lazyComponent, useFetchAhead } from '#web/ui/lazy-component.tsx';
import { List } from '#web/ui/list/List.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import type { ResellerCalls } from './use-reseller-calls.ts';
import styles from './Requests.module.css';

const AnswerModal = lazyComponent(async () => (await import('./components/AnswerModal.tsx')).AnswerModal);

type RequestProps = {
  request: ResellerRequest;
  /** Called to answer it. */
  onAnswer: () => void;
};

/** What a request asks for, in a few words, and who answered it and when. */
const useRequestTexts = () => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime, number } = useFormat();
  return {
    nameOf: ({ kind, channel = '', monthlySales = 0 }: ResellerRequest): string =>
      kind === 'CHANNEL'
        ? t('requests.CHANNEL', { channel })
        : t('requests.DISCOUNT', { number: number(monthlySales) }),
    answerOf: ({ answer }: ResellerRequest) =>
      answer && {
        title: t('requests.answeredBy', { operator: answer.operator, at: dateTime(answer.at) }),
        text: answer.text,
      },
  };
};

const Request = ({ request, onAnswer }: RequestProps): ReactElement => {
  const { t } = useTranslation('operatorResellers');
  const { dateTime } = useFormat();
  const { nameOf, answerOf } = useRequestTexts();
  const { id, message, sentAt, answer } = request;
  const name = nameOf(request);
  return (
    <RequestEntry
      id={requestPlace(id)}
      name={name}
      state={
        answer
          ? { tone: 'success', children: t('requests.answered') }
          : { tone: 'warning', children: t('requests.open') }
      }
      message={message}
      sent={t('requests.sentAt', { at: dateTime(sentAt) })}
      answer={answerOf(request)}
      action={
        !answer && (
          <Button onPress={onAnswer} aria-label={`${t('requests.answer')}: ${name}`}>
            {t('requests.answer')}
          </Button>
        )
      }
    />
  );
};

type RequestsProps = {
  /** The reseller of the page. */
  reseller: Reseller;
  /** Its changes. */
  calls: ResellerCalls;
};

/** What a reseller asks for, and the way to answer it; nothing where it asked for nothing. */
export const Requests = ({ reseller: { requests }, calls: { answer } }: RequestsProps): ReactElement | null => {
  const { t } = useTranslation('operatorResellers');
  const toast = useToast();
  const problemText = useProblemText();
  const { nameOf, answerOf } = useRequestTexts();
  const [chosen, setChosen] = useState<string>();
  const answered = requests.find(({ id }) => id === chosen);
  useFetchAhead(AnswerModal);
  if (requests.length === 0) return null;
  const onSuccess = (): void => {
    setChosen(undefined);
    toast.success(t('requests.done'));
  };
  return (
    <Card title={t('requests.title')} subtitle={t('requests.subtitle')}>
      <List label={t('requests.title')} items={requests} itemKey={({ id }) => id} className={styles.list}>
        {(request) => (
          <Request
            request={request}
            onAnswer={() => {
              answer.reset();
              setChosen(request.id);
            }}
          />
        )}
      </List>
      {answered && (
        <AnswerModal
          name={nameOf(answered)}
          message={answered.message}
          other={answer.isPending ? undefined : answerOf(answered)}
          onSubmit={(text) => answer.mutateAsync({ id: answered.id, data: { text } }, { onSuccess })}
          onClose={() => setChosen(undefined)}
          isPending={answer.isPending}
          failure={answer.error ? problemText(answer.error) : undefined}
        />
      )}
    </Card>
  );
};

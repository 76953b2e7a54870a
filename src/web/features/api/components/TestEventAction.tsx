import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '#contract/storefront/model/webhookDelivery.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/props.ts';
import styles from './TestEventAction.module.css';
import { useAttemptText } from './use-attempt-text.ts';

export type TestEventActionProps = {
  /** Title of the events' type. */
  title: string;
  /** Sends one test event to the saved address. */
  onSend: () => void;
  /** The event is on its way: the button waits. */
  isSending: boolean;
  /** The test event that was sent last. */
  delivery: WebhookDelivery | undefined;
  /** Why none was sent. */
  failure: string | undefined;
};

type Result = { text: string; tone?: 'success' | 'danger' };

const useResult = ({ delivery, failure, isSending }: TestEventActionProps): Result | undefined => {
  const { t } = useTranslation('integration');
  const attemptText = useAttemptText();
  if (isSending) return undefined;
  if (failure !== undefined) return { text: failure, tone: 'danger' };
  if (!delivery) return undefined;
  const { lastAttempt, state } = delivery;
  if (!lastAttempt) return { text: t(state === 'PENDING' ? 'testEvent.underWay' : 'testEvent.dropped') };
  if (state === 'DELIVERED') {
    return { text: t('testEvent.delivered', { status: String(lastAttempt.status) }), tone: 'success' };
  }
  return { text: t('testEvent.failed', { reason: attemptText(lastAttempt) }), tone: 'danger' };
};

/**
 * Sends a test event to the address beside it, and says what came of it.
 *
 * Use it below an address that is saved; before that there is nothing to test.
 */
export const TestEventAction = (props: TestEventActionProps): ReactElement => {
  const { title, onSend, isSending } = props;
  const { t } = useTranslation('integration');
  const result = useResult(props);
  return (
    <div className={styles.test}>
      <Button size="small" aria-label={t('testEvent.sendOf', { title })} onPress={onSend} isPending={isSending}>
        {t('testEvent.send')}
      </Button>
      <output className={classes(styles.result, result?.tone && styles[result.tone])}>{result?.text}</output>
    </div>
  );
};

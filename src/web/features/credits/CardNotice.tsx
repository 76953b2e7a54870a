import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAYMENT_POLL_INTERVAL_MS, PAYMENT_POLL_TIMEOUT_MS } from '#domain/limits.ts';
import { clipText } from '#domain/plain-text.ts';
import { forgetCardForm, hasLeftForCardForm } from '#web/browser-storage/payment-marker.ts';
import { PaymentStatusDialog } from './components/PaymentStatusDialog.tsx';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { paths } from '#web/navigation/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { useTakenOver } from '#web/ui/use-taken-over.ts';
import { readCardStatus, useAddCard, useStoredCard } from './use-stored-card.ts';

/** Whether a card is stored, as it is looked up: anybody may have written the address. */
const useCardStanding = (status: ReturnType<typeof readCardStatus>) => {
  const [openedAt] = useState(() => Date.now());
  const { data: card, dataUpdatedAt, isError } = useStoredCard();
  if (card) return { standing: 'success', last4: card.last4 } as const;
  if (isError) return { standing: 'unread', last4: '' } as const;
  // The page waits for the card until then; the last two answers may come together.
  const isOver =
    (status === 'error' && card === null) ||
    dataUpdatedAt > openedAt + PAYMENT_POLL_TIMEOUT_MS - 2 * PAYMENT_POLL_INTERVAL_MS;
  return { standing: isOver ? 'none' : 'looking', last4: '' } as const;
};

/** How a card form ended, asked for by the address: /credits?status=success and ?status=error (CRE-016 to CRE-019). */
export const CardNotice = (): ReactElement => {
  const { t } = useTranslation('credits');
  const navigate = useNavigate();
  const words = useServerWords();
  const [query] = useSearchParams();
  const { add, isAdding } = useAddCard();
  const status = readCardStatus(query);
  // Anybody may have written the address: its words are those of a card form only where this tab left for one.
  const isBack = useTakenOver() && hasLeftForCardForm();
  const message = isBack ? clipText(words(query.get('message') ?? '')) : '';
  const leave = (): void => {
    forgetCardForm();
    void navigate(paths.inventory());
  };
  const close = (): void => {
    forgetCardForm();
    void navigate(paths.credits(), { replace: true });
  };
  const { standing, last4 } = useCardStanding(status);
  // Without a form that was left for, only what is looked up is said, also of a card that could not be stored.
  if (status !== 'error' || !isBack) {
    return (
      <PaymentStatusDialog
        status={status && (standing === 'success' ? 'success' : 'pending')}
        title={t(`cardNotice.${standing}Title`)}
        text={t(`cardNotice.${standing}Text`, { last4 })}
        doneLabel={t('cardNotice.done')}
        onDone={leave}
        onClose={close}
      />
    );
  }
  return (
    <PaymentStatusDialog
      status={status}
      title={t('cardNotice.errorTitle')}
      text={message ? t('cardNotice.errorSaid', { message }) : t('cardNotice.errorText')}
      doneLabel={t('cardNotice.retry')}
      onDone={add}
      isPending={isAdding}
      cancel={{ label: t('cardNotice.cancel'), onPress: leave }}
      onClose={close}
    >
      <Link href={paths.landing()}>{t('cardNotice.home')}</Link>
    </PaymentStatusDialog>
  );
};

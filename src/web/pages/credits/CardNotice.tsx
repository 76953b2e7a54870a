import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { clipText } from '#domain/plain-text.ts';
import { PaymentStatusDialog } from '#web/components/payment/PaymentStatusDialog.tsx';
import { useServerWords } from '#web/i18n/use-server-words.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { readCardStatus } from './card-status.ts';
import { useAddCard } from './use-add-card.ts';

/** How a card form ended, told by the address: /credits?status=success and ?status=error (CRE-016 to CRE-019). */
export const CardNotice = (): ReactElement => {
  const { t } = useTranslation('credits');
  const navigate = useNavigate();
  const words = useServerWords();
  const [query] = useSearchParams();
  const { add, isAdding } = useAddCard();
  const status = readCardStatus(query);
  // Anybody may have written the address.
  const message = clipText(words(query.get('message') ?? ''));
  const leave = (): void => void navigate(paths.inventory());
  const close = (): void => void navigate(paths.credits(), { replace: true });
  if (status !== 'error') {
    return (
      <PaymentStatusDialog
        status={status}
        title={t('cardNotice.successTitle')}
        text={t('cardNotice.successText')}
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

import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card as CardDetails } from '#contract/storefront/model/card.ts';
import { getGetCreditQueryKey } from '#web/api/storefront/credit/credit.ts';
import { getGetPaymentMethodQueryKey, useDeletePaymentMethod } from '#web/api/storefront/payments/payments.ts';
import { isLasting, useProblemText } from '#web/api/use-problem-text.ts';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CreditCardIcon, PlusIcon, TrashIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';
import styles from './CardPanel.module.css';
import { useAddCard, useStoredCard } from './use-stored-card.ts';

const nothing = (): void => undefined;

type StoredCardProps = {
  /** Null where none is stored. */
  card: CardDetails | null;
  /** Goes to the form of the payment service. */
  onAdd: () => void;
  /** The form is being requested, which its button shows. */
  isAdding?: boolean;
  /** Opens the question whether to delete it. */
  onDelete: () => void;
};

const Details = ({ last4, expiry }: CardDetails): ReactElement => {
  const { t } = useTranslation('credits');
  return (
    <span className={styles.details}>
      <span className={styles.digits} aria-hidden>
        {t('card.digits', { last4 })}
      </span>
      <VisuallyHidden>{t('card.digitsRead', { last4 })}</VisuallyHidden>
      <span className={styles.expiry}>{t('card.expiry', { expiry })}</span>
    </span>
  );
};

/** The card that automatic top-ups are charged to, with a way to delete it; without one, a way to add it. */
const StoredCard = ({ card, onAdd, isAdding = false, onDelete }: StoredCardProps): ReactElement => {
  const { t } = useTranslation('credits');
  return (
    <div className={styles.card}>
      <Icon of={CreditCardIcon} size={24} className={styles.icon ?? ''} />
      {card ? <Details {...card} /> : <span className={styles.none}>{t('card.none')}</span>}
      {card ? (
        <Button variant="quiet" icon={TrashIcon} onPress={onDelete}>
          {t('card.delete')}
        </Button>
      ) : (
        <Button icon={PlusIcon} onPress={onAdd} isPending={isAdding}>
          {t('card.add')}
        </Button>
      )}
    </div>
  );
};

type DeleteCardProps = {
  /** The stored card; the question names its last digits. */
  card: CardDetails;
  /** Called when it was deleted, and when it is kept. */
  onClose: () => void;
};

/** Deletes the stored card, which switches the automatic top-up off, after saying so (CRE-028). */
const DeleteCard = ({ card, onClose }: DeleteCardProps): ReactElement => {
  const { t } = useTranslation('credits');
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const call = useDeletePaymentMethod({
    mutation: {
      onSuccess: () => {
        queries.setQueryData(getGetPaymentMethodQueryKey(), null);
        toast.success(t('card.deleted'));
        onClose();
        return queries.invalidateQueries({ queryKey: getGetCreditQueryKey() });
      },
      // ERR-031
      onError: (error) => {
        if (!isLasting(error)) toast.error(t('card.deleteFailed'));
      },
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('card.deleteTitle')}
      confirmLabel={t('card.deleteConfirm')}
      onConfirm={() => call.mutateAsync()}
      onCancel={onClose}
      isPending={call.isPending}
      error={call.error ? problemText(call.error) : undefined}
      isDangerous
    >
      {t('card.deleteText', { last4: card.last4 })}
    </ConfirmDialog>
  );
};

/** The stored card: added at the provider, shown, and deleted after a question. */
export const CardPanel = (): ReactElement => {
  const { t } = useTranslation('credits');
  const stored = useStoredCard();
  const { add, isAdding } = useAddCard();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card id="card" title={t('card.title')} subtitle={t('card.subtitle')}>
      <QueryContent
        query={stored}
        loading={
          <SkeletonOf>
            <StoredCard card={null} onAdd={nothing} onDelete={nothing} />
          </SkeletonOf>
        }
        failed={t('card.failed')}
      >
        {(card) => <StoredCard card={card} onAdd={add} isAdding={isAdding} onDelete={() => setDeleting(true)} />}
      </QueryContent>
      {isDeleting && stored.data && <DeleteCard card={stored.data} onClose={() => setDeleting(false)} />}
    </Card>
  );
};

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/storefront/model/card.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CreditCardIcon, PlusIcon, TrashIcon } from '#web/ui/icons.ts';
import { VisuallyHidden } from '#web/ui/layout/VisuallyHidden.tsx';
import styles from './StoredCard.module.css';

export type StoredCardProps = {
  /** Null where none is stored. */
  card: Card | null;
  /** Goes to the form of the payment service. */
  onAdd: () => void;
  /** That form is being asked for: the button waits. */
  isAdding?: boolean;
  /** Opens the question whether to delete it. */
  onDelete: () => void;
};

const Details = ({ last4, expiry }: Card): ReactElement => {
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

/**
 * The card that automatic top-ups are charged to, with a way to delete it; without one, a way to add it.
 *
 * Use it on the page of the credit. The cards of a single payment are asked for on the payment page.
 */
export const StoredCard = ({ card, onAdd, isAdding = false, onDelete }: StoredCardProps): ReactElement => {
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

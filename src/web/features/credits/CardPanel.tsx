import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '#web/components/query/QueryContent.tsx';
import { StoredCard } from './components/StoredCard.tsx';
import { SkeletonOf } from '#web/ui/feedback/SkeletonOf.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { useAddCard } from './use-add-card.ts';
import { useStoredCard } from './use-stored-card.ts';

const nothing = (): void => undefined;

/** The stored card: added at the provider, shown, and deleted after a question. */
export const CardPanel = (): ReactElement => {
  const { t } = useTranslation('credits');
  const stored = useStoredCard();
  const { add, isAdding } = useAddCard();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Card title={t('card.title')} subtitle={t('card.subtitle')}>
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

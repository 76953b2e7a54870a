import { type ReactElement, useEffect } from 'react';
import { type BestSellersUndo, useBestSellers } from '#web/queries/use-best-sellers.ts';
import { useDraft } from '#web/session/use-draft.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { BestSellersProps } from './components/InventoryContent.tsx';

/** One press puts what sells best into the empty inventory, also a press that came before this code. */
export const BestSellers = ({ label, isPressed, onPressed }: BestSellersProps): ReactElement => {
  const { isAdding, onAdd } = useBestSellers(useDraft<BestSellersUndo>('undo best sellers'));
  useEffect(() => {
    if (!isPressed) return;
    onPressed(false);
    onAdd();
  }, [isPressed, onPressed, onAdd]);
  return (
    <Button variant="primary" isPending={isPressed || isAdding} onPress={() => onPressed(true)}>
      {label}
    </Button>
  );
};

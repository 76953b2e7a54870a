import { useRef, useState } from 'react';
import type { NewGroupSale } from '#contract/storefront/model/newGroupSale.ts';
import type { Traveller } from '#domain/group-sale.ts';
import type { SellActivationMode } from '#domain/sell-flow.ts';
import { lastActivationMode } from '#web/browser-storage/activation-mode.ts';
import { useDraft } from '#web/session/use-draft.ts';

/** An order whose answer was lost, and which did arrive. */
export type EarlierOrder = {
  /** Absent where the store does not say which one it is. */
  id?: string;
  travellers: readonly Traveller[];
};

/** An order as far as it was entered. */
export type GroupDraft = {
  itemId: string | null;
  activationMode: SellActivationMode;
  /** The country of lines that name none. */
  country: string | null;
  /** The list as it was typed. */
  text: string;
  /** The idempotency key of the order, until it is known what became of it. */
  key: string;
  /** The orders with this key whose outcome is unknown: at most one of them has arrived. */
  sent: readonly NewGroupSale[];
  /** Until the seller has decided about the travellers who are in it. */
  earlier: EarlierOrder | null;
  /** The order whose travellers get another package, as the seller decided. */
  again: string | null;
};

const fresh = (activationMode: SellActivationMode): GroupDraft => ({
  itemId: null,
  activationMode,
  country: null,
  text: '',
  key: crypto.randomUUID(),
  sent: [],
  earlier: null,
  again: null,
});

type Entered = {
  entered: GroupDraft;
  change: (changes: Partial<GroupDraft>) => void;
  /** After the order was made. */
  drop: () => void;
};

/**
 * What was entered outlives the page; two presses are one order as long as its outcome is unknown.
 *
 * @param isTakenOver Without it nothing is read: the page is as the server rendered it, which knows no draft.
 */
export const useGroupDraft = (isTakenOver: boolean): Entered => {
  const draft = useDraft<GroupDraft>('group sale');
  const [entered, setEntered] = useState((): GroupDraft =>
    isTakenOver ? { ...fresh(lastActivationMode.read()), ...draft.read() } : fresh(lastActivationMode.assumed()),
  );
  // An answer comes later than what was typed meanwhile.
  const latest = useRef(entered);
  return {
    entered,
    change: (changes) => {
      latest.current = { ...latest.current, ...changes };
      setEntered(latest.current);
      draft.write(latest.current);
    },
    drop: () => draft.drop(),
  };
};

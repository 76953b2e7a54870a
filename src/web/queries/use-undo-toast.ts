import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/ui/overlays/use-toast.ts';

/** What a toast offers to undo, as this tab keeps it for a reload of the page. */
export type KeptUndo<Step> = {
  text: string;
  step: Step;
  /** When it was offered. */
  at: number;
  /** The page that offered it: a page does not offer again what it offers itself. */
  page: number;
};

/** Where the tab keeps it: a draft. */
type Keeper<Step> = {
  /** The kind of change: a toast takes the place of the last one of its kind. */
  name: string;
  read: () => KeptUndo<Step> | undefined;
  write: (kept: KeptUndo<Step>) => void;
  drop: () => void;
};

/** A tab that was closed and is opened again later offers nothing. */
const KEPT_MS = 60_000;

/** Tells what was done and offers to undo it, for as long as the toast is there. */
export type OfferUndo<Step> = (text: string, step: Step) => void;

/** Two steps as one, and the text of both: while a toast is shown, the next one of its kind undoes both. */
type Join<Step> = (earlier: Step, later: Step) => { text: string; step: Step };

/**
 * Offers to undo something, and once more after a reload that came while the toast was shown.
 *
 * @param kept The draft of this kind of change: `useDraft('undo prices')`.
 * @param undo Undoes it, unless it was changed since, and tells what came of it. The same function at each call.
 * @param join Without it the toast undoes the last step alone. The same function at each call.
 */
export const useUndoToast = <Step>(
  kept: Keeper<Step>,
  undo: (step: Step) => unknown,
  join?: Join<Step>,
): OfferUndo<Step> => {
  const { t } = useTranslation('common');
  const toast = useToast(kept.name);
  const offer = useCallback(
    (offered: string, last: Step): void => {
      const earlier = kept.read();
      // What this page keeps is dropped when its toast leaves.
      const isShown = earlier?.page === performance.timeOrigin;
      const { text, step } = join && isShown ? join(earlier.step, last) : { text: offered, step: last };
      toast.success(text, { action: { label: t('undo'), onPress: () => undo(step), onLeave: kept.drop } });
      // After the toast, which may have taken the place of an earlier one.
      kept.write({ text, step, at: Date.now(), page: performance.timeOrigin });
    },
    [toast, t, undo, kept, join],
  );
  useEffect(() => {
    const { text, step, at, page } = kept.read() ?? {};
    if (text === undefined || step === undefined || at === undefined || page === performance.timeOrigin) return;
    if (Date.now() - at > KEPT_MS) kept.drop();
    else offer(text, step);
  }, [kept, offer]);
  return offer;
};

import { useState } from 'react';
import { type Stored, useStored } from '#web/browser-storage/stored.ts';
import { useTakenOver } from '#web/ui/use-taken-over.ts';

/** A value that all tabs share, as it was shown in this one. */
type ShownValue<T> = {
  value: T;
  /** What another tab made of it, until this tab's visitor has decided. */
  other: { value: T } | undefined;
  /** Shows what is stored now: after a change in this tab, or to go on with that of another one. */
  take: () => void;
  /** Goes on with what is shown. */
  keep: () => void;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holds a stored value as it was shown: money is paid for what its visitor saw, whatever another tab does. As
 * long as it is empty it follows the store.
 */
export const useShownValue = <T>(item: Stored<T>, isEmpty: (value: T) => boolean): ShownValue<T> => {
  const now = useStored(item);
  const isTakenOver = useTakenOver();
  const [shown, show] = useState<{ value: T }>();
  const [declined, decline] = useState<{ value: T }>();
  if (isTakenOver && (shown === undefined || (isEmpty(shown.value) && !isEmpty(now)))) show({ value: now });
  const isChanged = shown !== undefined && !isSame(shown.value, now);
  const isDeclined = declined !== undefined && isSame(declined.value, now);
  return {
    value: shown ? shown.value : now,
    other: isChanged && !isDeclined ? { value: now } : undefined,
    take: () => show({ value: item.read() }),
    keep: () => decline({ value: now }),
  };
};

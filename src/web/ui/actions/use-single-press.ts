import { useEffect, useRef } from 'react';

/** The time between two clicks that an operating system still counts as one double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * What a button calls so that a double click starts its action once: the second click may come before the button, or the
 * dialog that closes with it, shows that the first one counted.
 *
 * @param isPending Once it was true, the next press counts again.
 */
export const useSinglePress = (onPress: () => void, isPending: boolean): (() => void) => {
  const countedAt = useRef(-Infinity);
  useEffect(() => {
    if (isPending) countedAt.current = -Infinity;
  }, [isPending]);
  return () => {
    const now = performance.now();
    if (now - countedAt.current < DOUBLE_CLICK_MS) return;
    countedAt.current = now;
    onPress();
  };
};

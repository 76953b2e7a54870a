import { useEffect, useRef } from 'react';

/** The time between two clicks that an operating system still counts as one double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * What a button calls so that a double click starts its action once: the second click may come before the button, or the
 * dialog that closes with it, shows that the first one counted.
 *
 * @param hasStarted Whether what was pressed is seen to run, or to have failed: the next press counts again.
 */
export const useSinglePress = (onPress: () => void, hasStarted: boolean): (() => void) => {
  const countedAt = useRef(-Infinity);
  useEffect(() => {
    if (hasStarted) countedAt.current = -Infinity;
  }, [hasStarted]);
  return () => {
    const now = performance.now();
    if (now - countedAt.current < DOUBLE_CLICK_MS) return;
    countedAt.current = now;
    onPress();
  };
};

import { useRef } from 'react';

/**
 * Makes a call on a press, and none on further presses until it ends. A mutation is pending only after the next render:
 * the second press of a double click may come before. The mutation reports its failure.
 */
export const useSingleCall = <Args extends unknown[]>(
  call: (...args: Args) => Promise<unknown>,
): ((...args: Args) => void) => {
  const isUnderWay = useRef(false);
  return (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void call(...args)
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  };
};

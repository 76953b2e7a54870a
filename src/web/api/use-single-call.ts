import { useRef } from 'react';

/**
 * Makes a call on a press, and none on further presses until it ends. A mutation is pending only after the next render: the
 * second press of a double click may come before. The mutation reports its failure.
 */
export const useSingleCall = (call: () => Promise<unknown>): (() => void) => {
  const isUnderWay = useRef(false);
  return () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void call()
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  };
};

import { useRef } from 'react';

/** The longest time between the two presses of a double press, in milliseconds. */
export const DOUBLE_PRESS_MS = 500;

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

/**
 * The same for what saves a file: that may have ended before the second press of a double click, which would save it
 * twice. A failed one can be tried again at once, so let it reject.
 */
export const useSingleDownload = (download: () => Promise<unknown>): (() => void) =>
  useSingleCall(async () => {
    await download();
    await new Promise((resolve) => {
      setTimeout(resolve, DOUBLE_PRESS_MS);
    });
  });

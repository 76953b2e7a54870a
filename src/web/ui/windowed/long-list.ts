import { useState, useSyncExternalStore } from 'react';

/** Shorter lists are rendered whole: the browser's own search finds each of their rows. */
const LONG_FROM = 100;

export const isLong = (count: number): boolean => count >= LONG_FROM;

/** A long list is measured by its first rows, which are shown while the code of the window is being loaded. */
const FIRST_ROWS = 20;

export const firstOf = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, FIRST_ROWS);

let isPrinting = false;

const subscribe = (notify: () => void): (() => void) => {
  const set = (value: boolean) => (): void => {
    isPrinting = value;
    notify();
  };
  const [start, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
};

/**
 * When a filter shortens a long list, hundreds of rows would come late after a key press: it stays long until few
 * are left.
 */
const useStaysLong = (count: number): boolean => {
  const [wasLong, setWasLong] = useState(false);
  const isStillLong = isLong(count) || (wasLong && count > FIRST_ROWS);
  if (isStillLong !== wasLong) setWasLong(isStillLong);
  return isStillLong;
};

/** Whether only the rows near the screen are rendered. Paper has no screen, so all of them are printed. */
export const useIsLong = (count: number): boolean => {
  const staysLong = useStaysLong(count);
  const isPrinted = useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
  return staysLong && !isPrinted;
};

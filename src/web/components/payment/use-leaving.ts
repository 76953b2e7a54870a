import { useEffect, useState } from 'react';

/** Leaves for a page of a provider. Only for web addresses: an answer must not run anything here. */
const leaveFor = (address: string): void => {
  if (!/^https?:$/.test(new URL(address).protocol)) throw new TypeError('Not a web address');
  globalThis.location.assign(address);
};

/** A browser that still shows this page then was stopped by its user: no event says so. */
const LEFT_WITHIN_MS = 10_000;

/**
 * True from the moment the browser leaves until it shows this page again from its memory (the back button), or still.
 */
export const useLeaving = (): [isLeaving: boolean, leave: (address: string) => void] => {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setLeaving(false), LEFT_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  const leave = (address: string): void => {
    leaveFor(address);
    setLeaving(true);
  };
  return [isLeaving, leave];
};

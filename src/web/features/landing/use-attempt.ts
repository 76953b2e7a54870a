import { useEffect, useRef, useState } from 'react';

const PROGRESS_MS = 500; // CON-044

/**
 * Shows an attempt as pending for about half a second. A failure is logged and said on the page, without a toast
 * (AUT-021).
 */
export const useAttempt = (): [isPending: boolean, attempt: (act: () => Promise<void>) => void, isFailed: boolean] => {
  const [isPending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const attempt = (act: () => Promise<void>): void => {
    setPending(true);
    setFailed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPending(false), PROGRESS_MS);
    act().catch((error: unknown) => {
      console.warn('The sign-in service cannot be reached', error);
      setFailed(true);
    });
  };
  return [isPending, attempt, isFailed];
};

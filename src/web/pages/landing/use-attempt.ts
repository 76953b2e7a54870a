import { useEffect, useRef, useState } from 'react';

const PROGRESS_MS = 500; // CON-044

/** Shows an attempt as pending for about half a second. Failures are only logged here (AUT-021). */
export const useAttempt = (): [isPending: boolean, attempt: (act: () => Promise<void>) => void] => {
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const attempt = (act: () => Promise<void>): void => {
    setPending(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPending(false), PROGRESS_MS);
    act().catch((error: unknown) => console.warn('The sign-in service cannot be reached', error));
  };
  return [isPending, attempt];
};

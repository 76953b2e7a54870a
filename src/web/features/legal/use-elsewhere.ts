import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/navigation/paths.ts';

/**
 * Where a legal text cannot be loaded, opens the configured page with it in a new window, and the landing page in the app
 * (ERR-017): so the page is not empty when the browser blocks the new window.
 */
export const useElsewhere = (address: string | undefined, isFailed: boolean): void => {
  const navigate = useNavigate();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isFailed || address === undefined || isOpened.current) return;
    isOpened.current = true;
    window.open(address, '_blank', 'noopener');
    void navigate(paths.landing(), { replace: true });
  }, [address, isFailed, navigate]);
};

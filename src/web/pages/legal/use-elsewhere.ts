import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/**
 * Where a legal text cannot be loaded, opens the configured page with it beside the app, which goes to the landing page
 * (ERR-017): a browser that blocks the new window leaves nobody before an empty page.
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

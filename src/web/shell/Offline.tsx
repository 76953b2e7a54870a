import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { network } from '#web/api/network.ts';
import { currentAccount } from '#web/browser-storage/account-entries.ts';
import { forgetOtherTills } from '#web/browser-storage/kept-till.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { OfflineIcon } from '#web/ui/icons.ts';
import styles from './Offline.module.css';
import { configuration } from '#web/configuration/configuration.ts';

const WORKER = '/service-worker.js';

const remove = async (): Promise<void> => {
  const [registrations, names] = await Promise.all([
    navigator.serviceWorker.getRegistrations(),
    globalThis.caches.keys(),
  ]);
  await Promise.all([
    ...registrations.map((one) => one.unregister()),
    ...names.map((name) => globalThis.caches.delete(name)),
  ]);
};

/** Not before the page has done everything else. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work);
};

/** Lets the till open without a network. Browsers that cannot, or are not allowed to, go on as usual. */
const installWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  const work = configuration.serviceWorker === 'off' ? remove : () => navigator.serviceWorker.register(WORKER);
  whenIdle(() => void work().catch((error: unknown) => console.warn('The till will need a network:', error)));
};

/** Says so while the store cannot be reached, above the page, where nothing moves. What is shown is fetched anew then. */
export const Offline = (): ReactElement => {
  const { t } = useTranslation('offline');
  const queries = useQueryClient();
  const isAway = useSyncExternalStore(network.subscribe, network.isAway);
  const wasAway = useRef(isAway);
  useEffect(() => {
    installWorker();
    const account = currentAccount();
    if (account !== undefined) void forgetOtherTills(account);
  }, []);
  useEffect(() => {
    if (wasAway.current && !isAway) void queries.invalidateQueries();
    wasAway.current = isAway;
  }, [isAway, queries]);
  return (
    <output className={styles.place}>
      {isAway && (
        <span className={styles.notice}>
          <Icon of={OfflineIcon} />
          {t('notice')}
        </span>
      )}
    </output>
  );
};

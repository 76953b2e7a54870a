import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadTexts } from '#web/i18n/index.ts';
import { isPrerendered } from '#web/i18n/prerendered.ts';
import { rememberDevice } from './remember-device.ts';
import { createSessionManager } from './session/session-manager.ts';
import { CALLBACK_PATH, settings } from './session/settings.ts';
import { isStorageBlocked } from './session/storage-blocked.ts';
import { routes } from './routes.tsx';
import { App } from './shell/App.tsx';
import { pageAt } from './shell/page.tsx';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './shell/pressable.css';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (isStorageBlocked()) {
    const [{ StorageBlocked }] = await Promise.all([import('./shell/StorageBlocked.tsx'), loadTexts()]);
    createRoot(root).render(<StorageBlocked onRetry={() => globalThis.location.reload()} />);
    return;
  }
  const manager = createSessionManager(settings());

  // Tokens are only in memory, so this page load ends the sign-in and continues as the app.
  if (globalThis.location.pathname === CALLBACK_PATH) {
    globalThis.history.replaceState(null, '', await manager.finishSignIn());
  }

  // In parallel: the session, the page and the texts. Failures are retried, and reported where they are shown.
  if (manager.canRestore()) void manager.restore();
  const page = pageAt(routes, globalThis.location)
    ?.content.fetch()
    .catch(() => undefined);
  const { promise: takenOver, resolve: onTakenOver } = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <App manager={manager} routes={routes} onTakenOver={onTakenOver} />
    </StrictMode>
  );
  await loadTexts();
  rememberDevice();
  if (isPrerendered()) {
    await page;
    hydrateRoot(root, app);
    await takenOver;
  } else {
    createRoot(root).render(app);
  }
};

/** Resolves when the app has taken over the page. Not awaited here: no module for browsers awaits (decision 124). */
export const started = start();

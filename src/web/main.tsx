import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takePrefetched } from './api/query-client.ts';
import { isStorageBlocked } from '#web/browser-storage/places.ts';
import { isKeptPage } from './device/assumed.ts';
import { currentLanguage, loadTexts } from '#web/i18n/index.ts';
import { isPrerendered } from '#web/i18n/prerendered.ts';
import { isRenderedForUs, rememberDevice } from './remember-device.ts';
import { createSessionManager } from './session/session-manager.ts';
import { CALLBACK_PATH, settings } from './session/settings.ts';
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
  const isOrdinary = !isStorageBlocked() && !isKeptPage();
  const kept = isOrdinary ? undefined : await (await import('./shell/open-otherwise.tsx')).openOtherwise(root);
  if (!isOrdinary && !kept) return;
  const manager = createSessionManager(settings(), kept);

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
      <App manager={manager} routes={routes} fill={kept?.fill ?? takePrefetched} onTakenOver={onTakenOver} />
    </StrictMode>
  );
  await loadTexts();
  rememberDevice();
  // Not needed before a press, so that the first load asks for nothing of it.
  const watchPresses = async (): Promise<void> => (await import('./ui/second-press.ts')).keepSecondPresses();
  addEventListener('pointerover', () => void watchPresses().catch(() => undefined), { once: true });
  if (isPrerendered()) {
    await page;
    if (isRenderedForUs(currentLanguage())) hydrateRoot(root, app);
    else createRoot(root).render(app);
    await takenOver;
  } else {
    createRoot(root).render(app);
  }
};

/** Resolves when the app has taken over the page. Not awaited here: no module for browsers awaits (decision 124). */
export const started = start();

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import '#web/i18n/index.ts';
import { isPrerendered } from '#web/i18n/prerendered.ts';
import { createSessionManager } from './session/session-manager.ts';
import { CALLBACK_PATH, settings } from './session/settings.ts';
import { routes } from './routes.tsx';
import { App } from './shell/App.tsx';
import { routerReady } from './shell/router-ready.ts';
import { loadFlagUrls } from './ui/data/Flag.tsx';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './shell/pressable.css';

const manager = createSessionManager(settings());

// Tokens live in memory only, so this page load ends the sign-in and goes on as the app.
if (globalThis.location.pathname === CALLBACK_PATH) {
  globalThis.history.replaceState(null, '', await manager.finishSignIn());
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const router = createBrowserRouter(routes);
const app = (
  <StrictMode>
    <App manager={manager} router={router} />
  </StrictMode>
);
if (isPrerendered()) {
  await Promise.all([routerReady(router), loadFlagUrls()]);
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}

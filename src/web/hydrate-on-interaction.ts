// The only code on a page that the server rendered. Links work without it; it loads the app when a visitor is about to
// use a control that needs it, lets it hydrate the page, and repeats the press that it missed.
import { recordRenderedPage } from './analytics/page-views.ts';
import { hasKeptEndReason } from './session/end-reason.ts';

const needsApp = 'button, label';

let app: Promise<unknown> | undefined;

const fetchApp = (): Promise<unknown> => (app ??= import('./main.tsx'));

const pressed = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(needsApp) : null;

const prepare = (event: Event): void => {
  if (pressed(event)) void fetchApp();
};

const press = async (event: Event): Promise<void> => {
  const button = pressed(event);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.setAttribute('aria-busy', 'true');
  stopListening();
  try {
    await fetchApp();
    button.removeAttribute('aria-busy');
    button.click();
  } catch (error) {
    // The network failed: the next press tries again.
    console.warn('The app cannot be loaded', error);
    app = undefined;
    button.removeAttribute('aria-busy');
    listen();
  }
};

const onPress = (event: Event): void => void press(event);

const listeners: readonly [string, (event: Event) => void][] = [
  ['pointerover', prepare],
  ['touchstart', prepare],
  ['focusin', prepare],
  ['click', onPress],
];

const stopListening = (): void => {
  for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
};

const listen = (): void => {
  for (const [name, listener] of listeners)
    document.addEventListener(name, listener, { capture: true, passive: false });
};

listen();

recordRenderedPage(globalThis.location.pathname);

// Only the app knows that the session has ended.
if (hasKeptEndReason()) void fetchApp();

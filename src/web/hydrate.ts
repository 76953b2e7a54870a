// The first code of a page that the server rendered. Links work without the app. On a public page it loads the app when
// a visitor is about to use a control that needs it, on the page of a signed-in user at once. What is pressed before
// the app has taken over the page is repeated then. No page has a field to type in before: forms come with the app.
import { recordRenderedPage } from './analytics/page-views.ts';
import { hasKeptEndReason } from './session/end-reason.ts';

const needsApp = 'button, label';

let app: Promise<unknown> | undefined;

/** Resolves when the app has taken over the page. */
const fetchApp = (): Promise<unknown> => (app ??= import('./main.tsx').then(({ started }) => started));

const pressed = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(needsApp) : null;

const prepare = (event: Event): void => {
  if (pressed(event)) void fetchApp();
};

/**
 * What was pressed, also where the app has replaced it, as it does when the session changes while it takes over the
 * page.
 */
const current = (button: HTMLElement): HTMLElement | undefined =>
  button.isConnected
    ? button
    : [...document.querySelectorAll<HTMLElement>(needsApp)].find(
        ({ textContent }) => textContent === button.textContent,
      );

/** Repeats a press when the app is there. Where the network fails, the next one fetches the app again. */
const press = async (event: Event): Promise<void> => {
  const button = pressed(event);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The second press of a double click is that of the first.
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  try {
    await fetchApp();
    stopListening();
    button.removeAttribute('aria-busy');
    current(button)?.click();
  } catch (error) {
    console.warn('The app cannot be loaded', error);
    app = undefined;
    button.removeAttribute('aria-busy');
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

for (const [name, listener] of listeners) document.addEventListener(name, listener, { capture: true, passive: false });

const isOfVisitor = document.getElementById('assumed') !== null;
if (!isOfVisitor) recordRenderedPage(globalThis.location.pathname);

// Only the app knows that the session has ended.
if (isOfVisitor || hasKeptEndReason())
  fetchApp().then(stopListening, (error: unknown) => {
    console.warn('The app cannot be loaded', error);
    app = undefined;
  });

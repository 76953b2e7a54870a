// The first code of a page that the server rendered. Links work without the app. On a public page it loads the app when a
// visitor is about to use a control that needs it, on the page of a signed-in user at once. What is pressed, typed or sent
// before the app has taken over the page is kept, and repeated then.
import { recordRenderedPage } from './analytics/page-views.ts';
import { hasKeptEndReason } from './session/end-reason.ts';

const needsApp = 'button, label';

type Field = HTMLInputElement | HTMLTextAreaElement;

let app: Promise<unknown> | undefined;

/** Resolves when the app has taken over the page. */
const fetchApp = (): Promise<unknown> => (app ??= import('./main.tsx'));

const pressed = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(needsApp) : null;

const prepare = (event: Event): void => {
  if (pressed(event)) void fetchApp();
};

/** Does `act` when the app is there. Where the network fails, the next try fetches the app again. */
const whenTaken = async (shown: HTMLElement, act: () => void): Promise<void> => {
  shown.setAttribute('aria-busy', 'true');
  try {
    await fetchApp();
    stopListening();
    shown.removeAttribute('aria-busy');
    act();
  } catch (error) {
    console.warn('The app cannot be loaded', error);
    app = undefined;
    shown.removeAttribute('aria-busy');
  }
};

const press = (event: Event): void => {
  const button = pressed(event);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The second press of a double click is that of the first.
  if (button.getAttribute('aria-busy') !== 'true') void whenTaken(button, () => button.click());
};

const typed = new Map<Field, string>();

const keep = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.set(target, target.value);
};

/** The app knows only what it sees being typed. */
const typeAgain = (): void => {
  for (const [field, value] of typed) {
    const type = Object.getPrototypeOf(field) as Field;
    Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed.clear();
};

const send = (event: Event): void => {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void whenTaken(form, () => form.requestSubmit());
};

const listeners: readonly [string, (event: Event) => void][] = [
  ['pointerover', prepare],
  ['touchstart', prepare],
  ['focusin', prepare],
  ['click', press],
  ['input', keep],
  ['submit', send],
];

const stopListening = (): void => {
  for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
  typeAgain();
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

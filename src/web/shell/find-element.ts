const RETRY_MS = 500; // CON-046
const ATTEMPTS = 20;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Looks for an element that may come later, once every 500 ms for 10 s. Undefined when it does not come or is given up.
 */
export const findElement = async (id: string, signal: AbortSignal): Promise<HTMLElement | undefined> => {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
    const element = document.getElementById(id);
    if (element) return element;
    await pause(signal);
  }
  return undefined;
};

const CONTROLS = ':is(input, textarea, select, button):enabled:not([hidden])';

/**
 * Scrolls to the place that an address names, and gives it the focus: a form or a group of fields in its first field, and
 * anything else by itself. Who types or presses something before it is there is not taken away.
 */
export const leadTo = async (hash: string, visit: AbortController): Promise<void> => {
  const { signal } = visit;
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, () => visit.abort(), { signal });
  const place = await findElement(decodeURIComponent(hash.slice(1)), signal);
  visit.abort();
  if (!place) return;
  const field = place.matches('form, fieldset, [role=group]') && place.querySelector<HTMLElement>(CONTROLS);
  // What is folded away cannot be led to.
  place.closest('details')?.setAttribute('open', '');
  const target = field || place;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  place.scrollIntoView();
};

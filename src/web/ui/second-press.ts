// A quick pair of presses selects a word, or all of a page whose button has given way to a text: the second one is not meant for
// what is there now (SHE-114). A field still takes it.

const PRESSED = 'a, button, label, [role="button"]';
const TYPED_IN = 'input, textarea, [contenteditable]';

let isOnButton = false;

const keepFromSelecting = (event: MouseEvent): void => {
  const { target, detail } = event;
  if (!(target instanceof Element)) return;
  if (detail <= 1) isOnButton = target.closest(PRESSED) !== null;
  else if (isOnButton && target.closest(TYPED_IN) === null) event.preventDefault();
};

/** From now on. */
export const keepSecondPresses = (): void => addEventListener('mousedown', keepFromSelecting, { capture: true });

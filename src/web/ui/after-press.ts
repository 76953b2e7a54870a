// A press takes the focus away from the field before it, and what then appears there moves the page: the pressed button would
// no longer be under the finger when it is lifted, and the press would do nothing.

const waiting: (() => void)[] = [];
let isPressed = false;

const press = (): void => {
  isPressed = true;
};

const release = (): void => {
  isPressed = false;
  // After the click that follows.
  setTimeout(() => {
    for (const show of waiting.splice(0)) show();
  });
};

if (globalThis.window !== undefined) {
  // A touch sends its mouse events only when the finger is lifted, and takes the focus by them.
  for (const type of ['pointerdown', 'mousedown']) addEventListener(type, press, { capture: true });
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend']) {
    addEventListener(type, release, { capture: true });
  }
}

/** Calls it when no pointer is pressed: at once, or after the press that is under way and its click (SHE-099). */
export const afterPress = (show: () => void): void => {
  if (isPressed) waiting.push(show);
  else show();
};

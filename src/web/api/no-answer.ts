const NO_ANSWER = 'no-answer';

/** To call when a call got no answer. The server, which renders pages, has nobody to tell. */
export const raiseNoAnswer = (): void => {
  globalThis.dispatchEvent?.(new Event(NO_ANSWER));
};

export const onNoAnswer = (listener: () => void): (() => void) => {
  globalThis.addEventListener(NO_ANSWER, listener);
  return () => globalThis.removeEventListener(NO_ANSWER, listener);
};

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

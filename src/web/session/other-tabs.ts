// What the tabs of one browser tell each other: they share one session of the provider.

const KEY = 'signedInAs';

/**
 * Tells who has just signed in, or with '' that somebody signed out. Nothing is kept: the change itself is the message.
 * Where storage is forbidden, each tab learns it by its next call.
 */
export const tellOtherTabs = (subject: string): void => {
  try {
    localStorage.setItem(KEY, subject);
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
};

export const onOtherTab = (listener: (subject: string) => void): void =>
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) listener(newValue);
  });

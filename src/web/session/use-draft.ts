import { use, useMemo } from 'react';
import { SessionContext } from './session-context.ts';

/** What was typed and not sent yet. It outlives the page, which is reloaded when the session has expired. */
export type Draft<Values> = {
  read: () => Values | undefined;
  write: (values: Values) => void;
  drop: () => void;
};

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (key: string, values: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full or forbidden: then what was typed lasts only as long as the page.
  }
};

/**
 * The draft of this tab and of the signed-in user: another account that signs in here does not see it.
 *
 * @param name Tells it apart from other drafts.
 */
export const useDraft = <Values>(name: string): Draft<Values> => {
  const owner = use(SessionContext)?.email ?? '';
  return useMemo(() => {
    const key = `draft ${owner} ${name}`;
    return {
      read: () => read(key) as Values | undefined,
      write: (values) => write(key, values),
      drop: () => sessionStorage.removeItem(key),
    };
  }, [owner, name]);
};

import { use, useMemo } from 'react';
import { browserPlaces, places, tabEntries } from '#web/browser-storage/places.ts';
import { SessionContext } from './session-context.ts';

/** What was typed and not sent yet. It outlives the page, which is reloaded when the session has expired. */
export type Draft<Values> = {
  /** Tells it apart from other drafts. */
  name: string;
  read: () => Values | undefined;
  write: (values: Values) => void;
  drop: () => void;
};

const read = (key: string): unknown => {
  try {
    return JSON.parse(places.now.sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Where storage is full or forbidden, what was typed lasts only as long as the page. */
const write = (key: string, values: unknown): void => places.now.sessionStorage.setItem(key, JSON.stringify(values));

export const DRAFT = 'draft ';

/** Deletes what this tab keeps: after a sign-out, the next user of the browser shall not find it. */
export const dropDrafts = (): void => {
  for (const key of tabEntries()) if (key.startsWith(DRAFT)) browserPlaces.sessionStorage.removeItem(key);
};

/**
 * The draft of this tab and of the signed-in user: another account that signs in here does not see it.
 *
 * @param name Tells it apart from other drafts.
 */
export const useDraft = <Values>(name: string): Draft<Values> => {
  const owner = use(SessionContext)?.email ?? '';
  return useMemo(() => {
    const key = `${DRAFT}${owner} ${name}`;
    return {
      name,
      read: () => read(key) as Values | undefined,
      write: (values) => write(key, values),
      drop: () => places.now.sessionStorage.removeItem(key),
    };
  }, [owner, name]);
};

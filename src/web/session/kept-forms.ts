import { places } from '#web/browser-storage/places.ts';
import { DRAFT } from './use-draft.ts';

type Watched = { owner: string; read: () => unknown };

/** The forms that are open now, each by its name. */
const watched = new Map<string, Watched>();

const slotOf = (owner: string): string => `${DRAFT}${owner} forms`;

const readSlot = (owner: string): Record<string, unknown> => {
  try {
    return JSON.parse(places.now.sessionStorage.getItem(slotOf(owner)) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Where storage is full or forbidden, what was typed is lost with the page. */
const writeSlot = (owner: string, forms: Readonly<Record<string, unknown>>): void => {
  if (Object.keys(forms).length === 0) places.now.sessionStorage.removeItem(slotOf(owner));
  else places.now.sessionStorage.setItem(slotOf(owner), JSON.stringify(forms));
};

/** To call before the session goes, and the pages with it. */
export const keepForms = (): void => {
  for (const [form, { owner, read }] of watched) {
    const values = read();
    if (values !== undefined) writeSlot(owner, { ...readSlot(owner), [form]: values });
  }
};

/** What was typed belongs to this user: another one who signs in here does not see it. */
export const keptFormsOf = (owner: string) => ({
  take: (form: string): unknown => {
    const { [form]: values, ...others } = readSlot(owner);
    if (values !== undefined) writeSlot(owner, others);
    return values;
  },
  watch: (form: string, read: () => unknown): (() => void) => {
    watched.set(form, { owner, read });
    return () => void watched.delete(form);
  },
});

import { expect } from 'storybook/test';

const LAYERS = '[role="dialog"], [role="alertdialog"], [data-toast]';

/** Components that are such a layer themselves, and flows, which are nothing but acts. */
const mayOpenLayers = (title: string): boolean => /^Flows\/|(?:Modal|Dialog|Wizard|Toast\w*)$/.test(title);

let openBefore: number | undefined;

const countOpen = (): number => document.querySelectorAll(LAYERS).length;

const noteAct = (): void => {
  openBefore ??= countOpen();
};

/** To be called before each story. */
export const listenToActs = (): void => {
  openBefore = undefined;
  for (const act of ['pointerdown', 'keydown'])
    document.addEventListener(act, noteAct, { capture: true, passive: true });
};

type Story = { title: string; name: string };

/** The story named Default shows what one finds: what an act opens, a dialog or a toast, is the state of another story. */
export const checkFirstState = async ({ title, name }: Story): Promise<void> => {
  if (name !== 'Default' || mayOpenLayers(title) || openBefore === undefined) return;
  await expect({ openedByActs: Math.max(0, countOpen() - openBefore) }).toEqual({ openedByActs: 0 });
};

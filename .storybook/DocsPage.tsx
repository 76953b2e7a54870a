import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactElement, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookThemes } from './theme.ts';

type Chosen = {
  language: string;
  theme: 'light' | 'dark';
  scenario: string;
  brand: string;
  textSize: string;
  motion: string;
};

let chosen: Chosen = {
  language: 'en',
  theme: 'light',
  scenario: 'asIs',
  brand: 'asIs',
  textSize: '100',
  motion: 'system',
};
const listeners = new Set<() => void>();

const follow = ({ globals }: { globals: Chosen }): void => {
  const { language, theme, scenario, brand, textSize, motion } = globals;
  chosen = { language, theme, scenario, brand, textSize, motion };
  for (const notify of listeners) notify();
};

/** Listens to the toolbar from the start: a docs page that opens later does not get earlier choices. */
export const followToolbar = (): void => {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
};

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** Wraps every docs page, in the theme of the toolbar, which Storybook would ignore. */
export const DocsPage = ({ context, children }: PropsWithChildren<DocsContainerProps>): ReactElement => {
  const globals = useSyncExternalStore(subscribe, () => chosen);
  return (
    <DocsContainer context={context} theme={storybookThemes[globals.theme]}>
      <div
        // Frames read the chosen values as they load.
        key={JSON.stringify(globals)}
        data-docs-globals={JSON.stringify(globals)}
        data-theme={globals.theme}
      >
        {children}
      </div>
    </DocsContainer>
  );
};

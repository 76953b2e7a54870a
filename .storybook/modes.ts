import type { Language } from '#domain/languages.ts';

/** Globals of one look: `globals: modes.mobile` makes a story whose state exists in that look alone. */
export const modes = {
  mobile: { viewport: { value: 'mobile', isRotated: false } },
  lastMobile: { viewport: { value: 'lastMobile', isRotated: false } },
  firstDesktop: { viewport: { value: 'firstDesktop', isRotated: false } },
  desktop: { viewport: { value: 'desktop', isRotated: false } },
  de: { language: 'de' },
  dark: { theme: 'dark' },
} as const;

/** Widths from 920 px down have the mobile layout. */
export const viewports = {
  mobile: { name: 'Mobile (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  lastMobile: { name: 'Widest mobile (920)', styles: { width: '920px', height: '800px' }, type: 'tablet' },
  firstDesktop: { name: 'Narrowest desktop (921)', styles: { width: '921px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

/** A screen in pixels. */
export const sizeOf = (viewport: keyof typeof viewports): { width: number; height: number } => {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
};

/** The looks of the product, each by its globals. */
const lookGlobals = {
  desktop: modes.desktop,
  dark: { ...modes.desktop, ...modes.dark },
  mobile: modes.mobile,
  'mobile dark': { ...modes.mobile, ...modes.dark },
  'mobile de': { ...modes.mobile, ...modes.de },
} as const;

/** Storybook's globals that make a look. */
export type Look = {
  viewport: { value: keyof typeof viewports };
  language?: Language;
  theme?: 'dark';
};

/**
 * Parameters of a state that is shown in these looks too: its test switches to each (`./looks.ts`), Chromatic takes a
 * snapshot of each, since these are its modes, and tests/visual compares pictures of the first such story of a file.
 */
export const inLooks = (...names: (keyof typeof lookGlobals)[]) => ({
  chromatic: { modes: Object.fromEntries(names.map((name): [string, Look] => [name, lookGlobals[name]])) },
});

/**
 * What most components and pages show once: dark, and the longest texts on the narrowest screen. Where a page shows English
 * content of its own, say a published document, `inLooks('dark', 'mobile')` does instead.
 */
export const looks = inLooks('dark', 'mobile de');

// What a page shows, and what is wrong with it.
import type { Page } from '@playwright/test';
import { SERVER_TITLE } from './answers.ts';

export type Shown = {
  path: string;
  headings: readonly string[];
  /** Without figures, as the lines of the whole page. */
  main: readonly string[];
  lines: readonly string[];
  /** What assistive technology is told at once. */
  alerts: readonly string[];
  isBusy: boolean;
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\d+/g, '#').trim())
    .filter((line) => line !== '');

export const look = async (page: Page): Promise<Shown> => {
  const { all, main, ...rest } = await page.evaluate(() => {
    // Tiles out of sight are not laid out, and have no text until then.
    for (const tile of document.querySelectorAll<HTMLElement>('main li')) tile.style.contentVisibility = 'visible';
    const isShown = (element: Element): boolean =>
      (element as HTMLElement).checkVisibility({ visibilityProperty: true });
    const textsOf = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown).map(({ innerText }) => innerText.trim());
    return {
      path: location.pathname,
      headings: textsOf('h1'),
      main: document.querySelector('main')?.innerText ?? '',
      all: document.body.innerText,
      alerts: textsOf('[role=alert], [role=alertdialog], [aria-live=assertive]').filter((text) => text !== ''),
      isBusy: [...document.querySelectorAll('[aria-busy=true]')].some(isShown),
    };
  });
  return { ...rest, main: linesOf(main), lines: linesOf(all) };
};

export const lackingOf = (usual: readonly string[], now: readonly string[]): string[] =>
  usual.filter((line) => !now.includes(line));

const FAILURE =
  /could not|cannot|not known|can.t be|not be |failed|went wrong|try again|load again|not available|unavailable|no connection|takes up to|expired|ended|no such|not found|does not exist|dauert bis zu|nicht|erneut|fehlgeschlagen|schiefgelaufen|abgelaufen|beendet|keine verbindung/i;

export const isFailureSaid = ({ alerts, lines }: Shown): boolean =>
  alerts.length > 0 || lines.some((line) => FAILURE.test(line));

/** Texts that nobody should read. */
const UNREADABLE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['undefined', /\bundefined\b/],
  ['NaN', /\bNaN\b/],
  ['an object', /\[object/],
  ['a date that is none', /Invalid Date/],
  ['a path of a field', /\bbody\.\w/],
  ['the server’s title', new RegExp(SERVER_TITLE)],
  ['the name of a text', /(?:^|\s)[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+)+(?:\s|$)/],
];

const ENGLISH = /\b(?:the|please|could not|try again|your|was not|has been)\b/i;

export type Expected = {
  usual: Shown;
  /** The lines of both widths: texts may differ by the width that the visit began with. */
  known: readonly string[];
  language: 'en' | 'de';
  /** A 2xx that is not what it should be. */
  isIncomplete: boolean;
};

/** Why this is not what a visitor should see after a call went wrong; nothing when it is. */
export const complaintsAbout = (shown: Shown, { usual, known, language, isIncomplete }: Expected): string[] => {
  // A part of a line is that line with less in it.
  const added = shown.lines.filter((line) => !known.some((whole) => whole.includes(line)));
  // Then the frame around the page may show less, such as no balance.
  const isPageAsUsual = added.length === 0 && lackingOf(usual.main, shown.main).length === 0;
  const isSaid = shown.alerts.length > 0 || added.some((line) => FAILURE.test(line));
  // A page may show what it can of an answer that lacks something, but nothing that is not so.
  const isLess = isIncomplete && added.length === 0;
  const unreadable = UNREADABLE.flatMap(([what, pattern]) =>
    added.filter((line) => pattern.test(line)).map((line) => `${what}: ${line.slice(0, 120)}`),
  );
  const english = language === 'de' ? added.filter((line) => ENGLISH.test(line)) : [];
  return [
    ...(shown.main.length === 0 ? ['blank'] : []),
    ...(shown.isBusy ? ['still loading'] : []),
    ...(isPageAsUsual || isSaid || isLess
      ? []
      : [`nothing said; instead: ${added.join(' / ').slice(0, 160) || '(less)'}`]),
    ...(shown.headings.length > 0 || isIncomplete ? [] : [`no heading; usually: ${usual.headings.join(', ')}`]),
    ...unreadable,
    ...english.map((line) => `English: ${line.slice(0, 120)}`),
  ];
};

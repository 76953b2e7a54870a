import { packageName } from '#domain/package-name.ts';
import { packages } from '#mocks/scenarios/packages.ts';
import { de } from '#web/i18n/de/index.ts';
import { en } from '#web/i18n/en/index.ts';

const textsOf = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsOf(value) : [],
  );

const german = new Set(textsOf(de));

/** The texts of these areas that no German text reads like. */
const onlyEnglish = (areas: object): Set<string> => new Set(textsOf(areas).filter((text) => !german.has(text)));

const ofControls = onlyEnglish(en.ui);
const ofPages = onlyEnglish(en);

/** The catalogue's names that German has another one for (PKG-067). */
const packageNames = packages.filter((item) => packageName(item, 'de') !== item.name).map(({ name }) => name);

const namingAttributes = ['aria-label', 'placeholder', 'title', 'alt'] as const;

const shownTexts = (): string[] => {
  const elements = [...document.body.querySelectorAll<HTMLElement>(':not(script, style, [data-live-announcer] *)')];
  const written = elements.flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue ?? ''),
  );
  const named = elements.flatMap((element) => namingAttributes.map((name) => element.getAttribute(name) ?? ''));
  return [...written, ...named].map((text) => text.trim());
};

/**
 * The texts that are still English. What a component's story gives it is English in every language, so there only the words
 * that the controls themselves bring are looked for; a page brings all of its texts.
 */
export const untranslated = (title: string): string[] => {
  const texts = [...new Set(shownTexts())];
  if (!/^(?:Features|Shell)\//.test(title) || title.includes('/Components/'))
    return texts.filter((text) => ofControls.has(text));
  return texts.filter((text) => ofPages.has(text) || packageNames.some((name) => text.includes(name)));
};

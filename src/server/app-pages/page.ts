// Turns the app's built page and rendered content into a page that can be read without the app's code.
import type { PageRequest, Prerendered } from '#web/prerendered.ts';
import { escaped, jsonElement } from '../http/markup.ts';
import type { InlineSources } from '../http/security-headers.ts';
import { type Build, sourceOf } from './build.ts';

/** A whole page, and what its content policy has to allow. */
type Page = { html: string; inline: InlineSources };

/** What the app needs to continue where the server ends. */
type Continuation = Pick<PageRequest, 'visitor' | 'assumed'>;

type Placed = { content: string; style: string };

/**
 * The content policy forbids style attributes, so each becomes a rule for its element. React assumes that the attribute
 * is set when it hydrates the page, and overrules the rule when the style changes.
 */
const placeStyles = (content: string): Placed => {
  const rules: string[] = [];
  const placed = content.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const known = rules.indexOf(style);
    if (known === -1) rules.push(style);
    return ` data-style="${known === -1 ? rules.length - 1 : known}"`;
  });
  const style = rules.map((rule, place) => `[data-style="${place}"]{${rule.replaceAll('&quot;', '"')}}`).join('');
  return { content: placed, style };
};

const preloadOf = (font: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin />`;

/**
 * Preloads the font unless the browser reports a round trip of 100 ms or more. Chromium delays the first paint by that
 * much for a preloaded font, which is wasted if the font arrives even later (decision 18).
 */
const quickPreload = (font: string): string =>
  `if(!(navigator.connection?.rtt>=100))document.head.insertAdjacentHTML('beforeend','${preloadOf(font)}')`;

const inlineElement = (name: 'style' | 'script', content: string): string =>
  content === '' ? '' : `<${name}>${content}</${name}>`;

const sourcesOf = (...contents: string[]): string[] => contents.filter((content) => content !== '').map(sourceOf);

/**
 * A public page, which loads the app when it is needed; with a continuation the page of a visitor, which the app takes
 * over at once.
 */
export const pageOf = (build: Build, rendered: Prerendered, continuation?: Continuation): Page => {
  const { modules, prefetched } = rendered;
  const style = build.styleOf(modules);
  const placed = placeStyles(rendered.content);
  const { font = '' } = build;
  // A returning visitor has the font.
  const script = continuation || font === '' ? '' : quickPreload(font);
  const head = [
    inlineElement('style', style.content),
    inlineElement('style', placed.style),
    // Vite treats a style sheet as loaded if it has a link.
    ...style.hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled />`),
    continuation && font !== '' ? preloadOf(font) : '',
    inlineElement('script', script),
    `<script type="module" crossorigin src="${build.hydration}"></script>`,
    ...(continuation
      ? [
          jsonElement('assumed', continuation.assumed),
          ...(continuation.visitor ? [jsonElement('visitor', continuation.visitor)] : []),
          ...build.scriptsOf(modules).map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
        ]
      : []),
  ];
  // A public page can be read without script.
  const page = continuation ? build.page : build.page.replace(/\s*<noscript>.*?<\/noscript>/, '');
  const html = page
    .replace(/<html lang="[^"]*">/, `<html lang="${rendered.language}" data-prerendered>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(rendered.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + escaped(rendered.description))
    .replace('</head>', () => `${head.filter((line) => line !== '').join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        // What is seen comes before the data that the app continues with, which may be much longer.
        `${rendered.flags}<div id="root">${placed.content}</div>\n    ${jsonElement('prefetched', prefetched)}`,
    );
  return {
    html,
    inline: {
      'style-src': [style.source, ...sourcesOf(placed.style)],
      'script-src': sourcesOf(script),
    },
  };
};

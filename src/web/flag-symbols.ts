import flags from '#flags/flags.svg?raw';

const symbols = new Map(
  [...flags.matchAll(/<symbol id="(?<id>[^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [id, symbol]),
);

/** The flags that rendered content shows, for the page that holds it: no request is needed there. */
export const flagsIn = (content: string): string => {
  const ids = new Set([...content.matchAll(/<use href="#(?<id>flag-\w+)"/g)].map(([, id = '']) => id));
  // The content policy allows no style here, and any style sheet outdoes the `display` of an svg.
  return ids.size === 0 ? '' : `<div hidden><svg>${[...ids].map((id) => symbols.get(id) ?? '').join('')}</svg></div>`;
};

// The flags of all countries and of Europe in one file, so that a list of packages asks for one and not for thirty:
// `npm run codegen` writes .cache/flags/flags.svg, with a symbol for each two-letter code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { COUNTRIES } from '../domain/countries.ts';

const root = new URL('../../', import.meta.url);
const folder = new URL('.cache/flags/', root);

/** Makes the flag fill its place, whatever its shape. */
const symbolOf = (code: string): string => {
  const picture = readFileSync(new URL(`node_modules/country-flag-icons/3x2/${code}.svg`, root), 'utf8');
  const parts = /^\s*<svg[^>]* viewBox="(?<viewBox>[^"]+)"[^>]*>(?<content>.*)<\/svg>\s*$/s.exec(picture)?.groups;
  if (!parts) throw new Error(`The flag ${code}.svg is not one svg element with a viewBox`);
  const { viewBox = '', content = '' } = parts;
  // Another flag would have the same names.
  if (/\sid="/.test(content)) throw new Error(`The flag ${code}.svg names parts of itself`);
  return `<symbol id="flag-${code}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content}</symbol>`;
};

mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('flags.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg">${[...COUNTRIES, 'EU'].map(symbolOf).join('')}</svg>\n`,
);

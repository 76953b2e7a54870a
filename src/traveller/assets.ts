import { createHash } from 'node:crypto';
import { type Brand, brandRules } from './brand.ts';
import { enhance } from './enhance.ts';
import { rules } from './styles/index.ts';

/** A file of the pages, held in memory and named by its content. */
export type Asset = {
  body: string;
  contentType: string;
  /** Whether the name stands for exactly this content, so that it may be kept for ever. */
  isCurrent: boolean;
};

export const ASSETS_PATH = '/traveller/';

const script = `(${String(enhance)})(document)`;

const digest = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

const scriptDigest = digest(script);
const stylesDigest = digest(rules + brandRules({ accent: '000000' }));

export const scriptAddress = `${ASSETS_PATH}${scriptDigest}.js`;

/** The brand is part of the name: no style attribute, no second request, and each brand is cached by itself. */
export const stylesAddress = ({ accent, header }: Brand): string =>
  `${ASSETS_PATH}${[stylesDigest, accent, header].filter((part) => part !== undefined).join('-')}.css`;

const STYLES_NAME = /^([0-9a-f]{12})-([0-9a-f]{6})(?:-([0-9a-f]{6}))?\.css$/;
const SCRIPT_NAME = /^([0-9a-f]{12})\.js$/;

const findStyles = (name: string): Asset | undefined => {
  const [, hash, accent, header] = STYLES_NAME.exec(name) ?? [];
  if (accent === undefined) return undefined;
  const brand = { accent, ...(header === undefined ? {} : { header }) };
  return { body: rules + brandRules(brand), contentType: 'text/css', isCurrent: hash === stylesDigest };
};

/** The file of this name. A page of an older release gets the present file: better than none. */
export const findAsset = (name: string): Asset | undefined => {
  const [, hash] = SCRIPT_NAME.exec(name) ?? [];
  if (hash === undefined) return findStyles(name);
  return { body: script, contentType: 'text/javascript', isCurrent: hash === scriptDigest };
};

// Writes an SVG picture anew, with the elements and attributes that a logo needs and no others.
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const ELEMENTS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style
  linearGradient radialGradient stop clipPath mask`);

/** Only what is in them is kept. */
const UNWRAPPED = words('a switch');

const ATTRIBUTES = words(`
  id class style version viewBox preserveAspectRatio x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy d points width height rotate
  transform gradientTransform gradientUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask mask-type paint-order
  vector-effect shape-rendering display visibility overflow font-family font-size font-style font-weight letter-spacing
  word-spacing text-anchor dominant-baseline baseline-shift textLength lengthAdjust`);

const ELEMENTS_MAX = 5_000;
const DEPTH_MAX = 50;
/** Each of these may hold or name others, which doubles what is drawn. */
const REPEATING = words('use mask clipPath');
const REPEATING_MAX = 30;

/** The rest of a reference to a part of the same picture, after `url(`. */
const OWN_PART = /^["']?#[\w:.-]+["']?\)/;
/** What leads out of the picture, or hides that it does. */
const LEADS_OUT = /[\\@<]|url|image|import|expression|script|src|\/\//i;

const isHarmless = (value: string): boolean => {
  const [start = '', ...references] = value.split('url(');
  return (
    !LEADS_OUT.test(start) &&
    references.every((rest) => OWN_PART.test(rest) && !LEADS_OUT.test(rest.replace(OWN_PART, '')))
  );
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const written = ({ local, uri, value }: SaxesAttributeNS): string => {
  const isReference = local === 'href' && (uri === '' || uri === XLINK);
  const isKept = isReference ? /^#[\w:.-]+$/.test(value) : uri === '' && ATTRIBUTES.has(local) && isHarmless(value);
  return isKept ? ` ${local}="${escaped(value)}"` : '';
};

const numberIn = (tag: SaxesTagNS, name: string): number => Number.parseFloat(tag.attributes[name]?.value ?? '');

/** A browser has to know how wide and how high it is. */
const requireSize = (tag: SaxesTagNS): void => {
  const [, , width = 0, height = 0] = (tag.attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasSize = (width > 0 && height > 0) || (numberIn(tag, 'width') > 0 && numberIn(tag, 'height') > 0);
  if (!hasSize) throw new Error('The picture has no size');
};

const requireAtMost = (count: number, most: number): void => {
  if (count > most) throw new Error(`There are more than ${most}`);
};

/** What becomes of an element and of what is in it. */
type Fate = 'kept' | 'unwrapped' | 'dropped';

const fateOf = ({ uri, local }: SaxesTagNS, above: Fate | undefined): Fate => {
  if (above === 'dropped' || uri !== SVG) return 'dropped';
  if (ELEMENTS.has(local)) return 'kept';
  return UNWRAPPED.has(local) ? 'unwrapped' : 'dropped';
};

/**
 * The picture without scripts, event handlers, foreign content and references to other addresses. Entities of a DOCTYPE
 * are unknown to the parser. @throws when it is not well-formed, not SVG, or draws too much.
 */
export const cleanSvg = (svg: string): string => {
  const parser = new SaxesParser({ xmlns: true });
  const open: { fate: Fate; local: string }[] = [];
  const parts: string[] = [];
  let [elements, repeating] = [0, 0];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const { local } = tag;
    if (elements === 0) {
      if (tag.uri !== SVG || local !== 'svg') throw new Error('This is not SVG');
      requireSize(tag);
    }
    requireAtMost((elements += 1), ELEMENTS_MAX);
    requireAtMost((repeating += REPEATING.has(local) ? 1 : 0), REPEATING_MAX);
    requireAtMost(open.length, DEPTH_MAX);
    const fate = fateOf(tag, open.at(-1)?.fate);
    if (fate === 'kept') {
      const namespace = elements === 1 ? ` xmlns="${SVG}"` : '';
      parts.push(`<${local}${namespace}${Object.values(tag.attributes).map(written).join('')}>`);
    }
    open.push({ fate, local });
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed?.fate === 'kept') parts.push(`</${closed.local}>`);
  });
  const write = (text: string): void => {
    const { fate, local } = open.at(-1) ?? {};
    const isKept = fate === 'kept' && (local !== 'style' || isHarmless(text));
    if (isKept) parts.push(escaped(text));
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(svg).close();
  return parts.join('');
};

// Shows a story as forced colours would: a page cannot turn them on. There the colours of a page count only where they are
// the system's, and otherwise the browser's own style sheet decides (https://www.w3.org/TR/css-color-adjust-1/#forced).

const COLORS = [
  'color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'text-decoration-color',
  'caret-color',
  'accent-color',
];

const SYSTEM_COLOR =
  /^(?:canvas(?:text)?|linktext|button(?:text|face|border)|highlight(?:text)?|graytext|field(?:text)?)$/i;

/** A ground that cannot be seen stays so, and any other becomes the system's. */
const forceGround = (style: CSSStyleDeclaration): void => {
  const value = style.getPropertyValue('background-color') || style.getPropertyValue('background');
  if (value === '' || SYSTEM_COLOR.test(value) || /^(?:transparent|initial|inherit)$/.test(value)) return;
  style.setProperty('background-color', 'Canvas', style.getPropertyPriority('background-color'));
};

const forceDeclarations = (style: CSSStyleDeclaration): void => {
  if (style.getPropertyValue('forced-color-adjust') === 'none') return;
  forceGround(style);
  for (const name of COLORS) if (!SYSTEM_COLOR.test(style.getPropertyValue(name))) style.removeProperty(name);
  for (const name of ['box-shadow', 'text-shadow']) style.removeProperty(name);
  if (!style.backgroundImage.includes('url(')) style.removeProperty('background-image');
};

const undo: (() => void)[] = [];

const forceRules = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors')) {
      const { mediaText } = rule.media;
      rule.media.mediaText = mediaText.includes('active') ? 'all' : 'not all';
      undo.push(() => {
        rule.media.mediaText = mediaText;
      });
      continue;
    }
    if (rule instanceof CSSStyleRule) {
      const { cssText } = rule.style;
      forceDeclarations(rule.style);
      undo.push(() => {
        rule.style.cssText = cssText;
      });
    }
    if ('cssRules' in rule) forceRules(rule.cssRules as CSSRuleList);
  }
};

let forced = new WeakSet<StyleSheet>();

const forceSheets = (): void => {
  for (const sheet of document.styleSheets) {
    if (forced.has(sheet)) continue;
    forced.add(sheet);
    forceRules(sheet.cssRules);
  }
};

// Parts bring their styles when they are first shown.
const newSheets = new MutationObserver(forceSheets);

/** Turns forced colours on or off in this document, as the toolbar says. */
export const forceColors = (isForced: boolean): void => {
  newSheets.disconnect();
  document.removeEventListener('load', forceSheets, true);
  if (!isForced) {
    for (const restore of undo.splice(0).toReversed()) restore();
    forced = new WeakSet();
    return;
  }
  forceSheets();
  newSheets.observe(document, { childList: true, subtree: true, characterData: true });
  document.addEventListener('load', forceSheets, true);
};

export type Theme = 'light' | 'dark';

const isRoot = (rule: CSSRule): rule is CSSStyleRule =>
  rule instanceof CSSStyleRule && rule.selectorText.startsWith(':root');

const rootRules = (): CSSStyleRule[] =>
  Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules).filter(isRoot));

/** The names of the tokens that begin with `prefix`, in the order of the sheet. */
export const tokens = (prefix: string): string[] => {
  const names = new Set(rootRules().flatMap((rule) => Array.from(rule.style)));
  return [...names].filter((name) => name.startsWith(prefix));
};

export const valueOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

/** The computed value of a colour, in the theme that is shown unless another is given. */
export const shownColor = (name: string, theme?: Theme): string => {
  const probe = document.createElement('div');
  if (theme) probe.dataset['theme'] = theme;
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

type Channels = [red: number, green: number, blue: number, alpha: number];

const channelsOf = (name: string, theme: Theme): Channels => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (shownColor(name, theme).match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
};

const hex = (channel: number): string => channel.toString(16).padStart(2, '0');

/** The notation of a design tool: '#6a3df0', or '#16131f 48 %'. */
export const colorOf = (name: string, theme: Theme): string => {
  const [red, green, blue, alpha] = channelsOf(name, theme);
  return `#${hex(red)}${hex(green)}${hex(blue)}${alpha < 1 ? ` ${Math.round(alpha * 100)} %` : ''}`;
};

const luminance = (name: string, theme: Theme): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(name, theme)
    .slice(0, 3)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours as WCAG 2 measures it, from 1 to 21. */
export const contrast = (one: string, other: string, theme: Theme): number => {
  const [darker = 0, lighter = 0] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

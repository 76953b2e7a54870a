// How every message looks: one column under the store's name, or under that of the shop where a traveller bought. Mail
// programs read styles from attributes, and a few of them the ones for dark screens from the head. The shop's logo is the
// only thing that is loaded, and its address is the same for every receiver (decision 149).
import { html, raw } from 'hono/html';
import { DEFAULT_ACCENT_COLOR, hexDigits, readableOn } from '#domain/brand.ts';
import { contactWays } from '#domain/contact-ways.ts';
import type { Language } from '#domain/languages.ts';
import { palette, type Theme } from '#domain/palette.ts';
import { unlinked } from '#domain/shown-name.ts';
import type { Markup } from '../http/markup.ts';
import type { Content, Store } from './messages/index.ts';

/** The shop where a traveller bought, as its pages show it. */
export type Brand = {
  name: string;
  /** A picture that mail programs show. */
  logoUrl?: string;
  accentColor: string;
  headerColor?: string;
  contactEmail?: string;
  contactPhone?: string;
  contactUrl?: string;
};

/** Messages to accounts have no brand: they are the store's. */
type Frame = Store & { language: Language; recipient: string; brand: Brand | undefined };

type Footers = Readonly<Record<Language, (frame: Frame) => string>>;

const accountFooters: Footers = {
  en: ({ recipient, storeName }) => `This message was sent to ${recipient}, for an account at ${storeName}.`,
  de: ({ recipient, storeName }) => `Diese Nachricht ging an ${recipient}, für ein Konto bei ${storeName}.`,
};

const customerFooters: Footers = {
  en: ({ recipient }) => `This message was sent to ${recipient}, for an eSIM that was bought with this address.`,
  de: ({ recipient }) =>
    `Diese Nachricht ging an ${recipient}, wegen einer eSIM, die mit dieser Adresse gekauft wurde.`,
};

const footerOf = ({ isForCustomer }: Content, frame: Frame): string =>
  (isForCustomer === true ? customerFooters : accountFooters)[frame.language](frame);

const actionHints: Readonly<Record<Language, string>> = {
  en: 'If the button does not work, open this address:',
  de: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
};

const coloursOf = (theme: Theme) => ({
  ink: palette.ink[theme],
  muted: palette['ink-muted'][theme],
  ground: palette.ground[theme],
  surface: palette.surface[theme],
  line: palette.line[theme],
  accent: palette.accent[theme],
  accentText: palette['accent-text'][theme],
});

const light = coloursOf('light');
const dark = coloursOf('dark');

const style = {
  body: `margin:0;padding:24px 16px;background:${light.ground};color:${light.ink};font:16px/1.5 Inter,system-ui,-apple-system,Segoe UI,sans-serif`,
  card: `max-width:560px;margin:0 auto;padding:32px;background:${light.surface};border:1px solid ${light.line};border-radius:12px`,
  store: 'margin:0 0 24px;font-weight:600',
  logo: 'display:block;height:36px;width:auto;max-width:240px;object-fit:contain;object-position:left;border:0;font-weight:600',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  facts: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  name: `padding:8px 16px 8px 0;border-top:1px solid ${light.line};color:${light.muted};text-align:left;font-weight:400;vertical-align:top`,
  value: `padding:8px 0;border-top:1px solid ${light.line};text-align:right;vertical-align:top;overflow-wrap:anywhere`,
  quote: `margin:0 0 16px;padding-left:16px;border-left:2px solid ${light.line};white-space:pre-line;overflow-wrap:anywhere`,
  button: `display:inline-block;margin:8px 0 16px;padding:12px 24px;border-radius:6px;font-weight:600;text-decoration:none`,
  quiet: `margin:0 0 16px;color:${light.muted};font-size:14px;overflow-wrap:anywhere`,
  link: `color:${light.accentText}`,
  footer: `max-width:560px;margin:16px auto 0;color:${light.muted};font-size:13px;overflow-wrap:anywhere`,
} as const;

/** For programs that follow the system; the others show the light form. */
const darkStyles = raw(`<style>
  @media (prefers-color-scheme: dark) {
    .body { background: ${dark.ground} !important; color: ${dark.ink} !important; }
    .card { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
    .line { border-color: ${dark.line} !important; }
    .quiet { color: ${dark.muted} !important; }
    .logo { padding: 8px 12px !important; background: #ffffff !important; border-radius: 6px !important; }
    .link { color: ${dark.accentText} !important; }
  }
</style>`);

/** A colour of a brand as a ground, with what can be read on it. */
const groundOf = (color: string): string => {
  const digits = hexDigits(color) ?? DEFAULT_ACCENT_COLOR.slice(1);
  return `background:#${digits};color:#${readableOn(digits)}`;
};

/** Whose message it is: the shop's or the store's. */
const nameOf = ({ storeName, brand }: Frame): string => (brand ? unlinked(brand.name) : storeName);

/** The logo over the message, or the name alone. Most logos are drawn for white, also on a dark screen. */
const nameMarkup = (frame: Frame): Markup => {
  const { headerColor, logoUrl } = frame.brand ?? {};
  const name = nameOf(frame);
  const ground = headerColor === undefined ? '' : `;padding:12px 16px;border-radius:6px;${groundOf(headerColor)}`;
  if (logoUrl === undefined) return html`<p style="${style.store}${ground}">${name}</p>`;
  return html`<p ${headerColor === undefined ? raw('class="logo" ') : ''}style="${style.store}${ground}">
    <img src="${logoUrl}" alt="${name}" height="36" style="${style.logo}" />
  </p>`;
};

/** A link has the colour of the store, in a shop's message that of the text around it. */
const linkMarkup = (address: string, { brand }: Frame): Markup =>
  brand
    ? html`<a href="${address}" style="color:inherit">${address}</a>`
    : html`<a class="link" href="${address}" style="${style.link}">${address}</a>`;

const actionMarkup = ({ label, address }: NonNullable<Content['action']>, frame: Frame): Markup => {
  const ground = groundOf(frame.brand?.accentColor ?? light.accent);
  return html`
    <p style="margin:0"><a href="${address}" style="${style.button};${ground}">${label}</a></p>
    <p class="quiet" style="${style.quiet}">${actionHints[frame.language]}<br />${linkMarkup(address, frame)}</p>
  `;
};

const noteMarkup = (note: string, { brand }: Frame): Markup =>
  html`<p class="quiet" style="${style.quiet};margin-bottom:0">
    ${note}${contactWays(brand ?? {}).map(
      ({ href, label }) => html`<br /><a href="${href}" style="color:inherit">${label}</a>`,
    )}
  </p>`;

/** How to reach the shop: mail programs make links of them. */
const contactsOf = ({ brand }: Frame): string[] =>
  [brand?.contactEmail, brand?.contactPhone, brand?.contactUrl].filter((contact) => contact !== undefined);

const factsMarkup = (facts: NonNullable<Content['facts']>): Markup =>
  html`<table style="${style.facts}">
    ${facts.map(
      ([name, value]) =>
        html`<tr>
          <th scope="row" class="line quiet" style="${style.name}">${name}</th>
          <td class="line" style="${style.value}">${value}</td>
        </tr>`,
    )}
  </table>`;

const quoteMarkup = ({ label, text }: NonNullable<Content['quote']>): Markup =>
  html`<p class="quiet" style="${style.quiet};margin-bottom:8px">${label}</p>
    <blockquote class="line" style="${style.quote}">${text}</blockquote>`;

/** Each line of it is marked, so that none can be taken for the words of the store. */
const quoteText = ({ label, text }: NonNullable<Content['quote']>): string =>
  [label, ...text.split('\n').map((line) => `> ${line}`)].join('\n');

export const htmlOf = (content: Content, frame: Frame): Markup => {
  const { subject, paragraphs, facts, quote, action, otherwise, note } = content;
  const { language, publicUrl, brand } = frame;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        ${darkStyles}
      </head>
      <body class="body" style="${style.body}">
        <div class="card" style="${style.card}">
          ${nameMarkup(frame)}
          <h1 style="${style.heading}">${subject}</h1>
          ${paragraphs.map((paragraph) => html`<p style="${style.paragraph}">${paragraph}</p>`)}
          ${facts && facts.length > 0 ? factsMarkup(facts) : ''} ${quote ? quoteMarkup(quote) : ''}
          ${action ? actionMarkup(action, frame) : ''}
          ${otherwise === undefined ? '' : html`<p style="${style.paragraph}">${otherwise}</p>`}
          ${note === undefined ? '' : noteMarkup(note, frame)}
        </div>
        <p class="quiet" style="${style.footer}">
          ${footerOf(content, frame)} ${brand ? '' : linkMarkup(publicUrl, frame)}
        </p>
      </body>
    </html>`;
};

export const textOf = (content: Content, frame: Frame): string => {
  const { paragraphs, facts = [], quote, action, otherwise, note } = content;
  const { publicUrl, brand } = frame;
  return [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(quote ? [quoteText(quote)] : []),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...(otherwise === undefined ? [] : [otherwise]),
    ...(note === undefined ? [] : [[note, ...contactsOf(frame)].join('\n')]),
    // Mail programs take what follows this line for the signature (RFC 3676).
    ['-- ', nameOf(frame), ...(brand ? [] : [publicUrl]), footerOf(content, frame)].join('\n'),
  ].join('\n\n');
};

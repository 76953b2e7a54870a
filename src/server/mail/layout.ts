// How every message looks: one column under the store's name. Mail programs read styles from attributes, and a few of
// them the ones for dark screens from the head. There are no images, and nothing is loaded from anywhere.
import { html, raw } from 'hono/html';
import { palette, type Theme } from '#domain/palette.ts';
import type { Language, Markup } from '../pages/index.ts';
import type { Content, Store } from './messages/index.ts';

type Frame = Store & { language: Language; recipient: string };

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
  onAccent: palette['on-accent'][theme],
  accentText: palette['accent-text'][theme],
});

const light = coloursOf('light');
const dark = coloursOf('dark');

const style = {
  body: `margin:0;padding:24px 16px;background:${light.ground};color:${light.ink};font:16px/1.5 Inter,system-ui,-apple-system,Segoe UI,sans-serif`,
  card: `max-width:560px;margin:0 auto;padding:32px;background:${light.surface};border:1px solid ${light.line};border-radius:12px`,
  store: 'margin:0 0 24px;font-weight:600',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  facts: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  name: `padding:8px 16px 8px 0;border-top:1px solid ${light.line};color:${light.muted};text-align:left;font-weight:400;vertical-align:top`,
  value: `padding:8px 0;border-top:1px solid ${light.line};text-align:right;vertical-align:top;overflow-wrap:anywhere`,
  button: `display:inline-block;margin:8px 0 16px;padding:12px 24px;background:${light.accent};color:${light.onAccent};border-radius:6px;font-weight:600;text-decoration:none`,
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
    .link { color: ${dark.accentText} !important; }
  }
</style>`);

const actionMarkup = ({ label, address }: NonNullable<Content['action']>, language: Language): Markup => html`
  <p style="margin:0"><a href="${address}" style="${style.button}">${label}</a></p>
  <p class="quiet" style="${style.quiet}">
    ${actionHints[language]}<br /><a class="link" href="${address}" style="${style.link}">${address}</a>
  </p>
`;

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

export const htmlOf = (content: Content, frame: Frame): Markup => {
  const { subject, paragraphs, facts, action, note } = content;
  const { language, storeName, publicUrl } = frame;
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
          <p style="${style.store}">${storeName}</p>
          <h1 style="${style.heading}">${subject}</h1>
          ${paragraphs.map((paragraph) => html`<p style="${style.paragraph}">${paragraph}</p>`)}
          ${facts ? factsMarkup(facts) : ''} ${action ? actionMarkup(action, language) : ''}
          ${note === undefined ? '' : html`<p class="quiet" style="${style.quiet};margin-bottom:0">${note}</p>`}
        </div>
        <p class="quiet" style="${style.footer}">
          ${footerOf(content, frame)} <a class="link" href="${publicUrl}" style="${style.link}">${publicUrl}</a>
        </p>
      </body>
    </html>`;
};

export const textOf = (content: Content, frame: Frame): string => {
  const { paragraphs, facts = [], action, note } = content;
  return [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...(note === undefined ? [] : [note]),
    // Mail programs take what follows this line for the signature (RFC 3676).
    `-- \n${frame.storeName}\n${frame.publicUrl}\n${footerOf(content, frame)}`,
  ].join('\n\n');
};

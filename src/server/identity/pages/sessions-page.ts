import { html } from 'hono/html';
import type { Language } from '#domain/languages.ts';
import type { Markup } from '../../http/markup.ts';
import type { UserSession } from '../sessions.ts';
import type { RecordedEvent } from '../sign-in-log.ts';
import { noticeMarkup } from './form-markup.ts';
import { page, type PageContext } from './layout.ts';
import { accountPath, passwordPath, sessionsPath } from './paths.ts';
import { type Texts, textsIn } from './texts.ts';
import { whatStaysMarkup } from './what-stays.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "2 hours ago": the server does not know the visitor's time zone. */
const timeAgo = (language: Language, { justNow }: Texts, time: Date): Markup => {
  const seconds = (Date.now() - time.getTime()) / 1_000;
  const [unit, length] = units.find(([, of]) => seconds >= of) ?? [];
  const words =
    unit === undefined
      ? justNow
      : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
  return html`<time datetime="${time.toISOString()}">${words}</time>`;
};

const nameOf = ({ browser, system }: Pick<UserSession, 'browser' | 'system'>, text: Texts): string =>
  browser !== null && system !== null
    ? text.browserOnSystem.replace('{browser}', browser).replace('{system}', system)
    : (browser ?? system ?? text.unknownBrowser);

const endForm = (value: string, label: string, description: string): Markup =>
  html`<form method="post" action="${sessionsPath}">
    <button type="submit" class="secondary" name="end" value="${value}" aria-label="${description}">${label}</button>
  </form>`;

const eventsMarkup = (language: Language, text: Texts, events: readonly RecordedEvent[]): Markup => html`
  <h2>${text.eventsTitle}</h2>
  <p>${text.eventsLead}</p>
  <ul class="sessions">
    ${events.map((recorded) => {
      const where = [recorded.address !== null && nameOf(recorded, text), recorded.address].filter(Boolean).join(', ');
      return html`<li>
        <div>
          <span>${text.events[recorded.event]}</span>
          <p>${timeAgo(language, text, recorded.createdAt)}${where === '' ? '' : ` · ${where}`}</p>
        </div>
      </li>`;
    })}
  </ul>
`;

/** The user's sessions, with a way to end each other one or all of them, and what happened to the account. */
export const sessionsPage = (
  context: PageContext,
  sessions: readonly UserSession[],
  { ownUid, hasEnded, events }: { ownUid: string; hasEnded: boolean; events: readonly RecordedEvent[] },
): Markup => {
  const { language } = context;
  const text = textsIn(language);
  const others = sessions.filter(({ uid }) => uid !== ownUid);
  const entry = (session: UserSession): Markup => {
    const { uid, createdAt, usedAt } = session;
    const name = nameOf(session, text);
    return html`<li>
      <div>
        <strong>${name}</strong>
        ${
          uid === ownUid
            ? html`<p>${text.thisBrowser}</p>`
            : html`<p>${text.lastUsed}: ${timeAgo(language, text, usedAt)}</p>`
        }
        <p>${text.signedInSince}: ${timeAgo(language, text, createdAt)}</p>
      </div>
      ${uid === ownUid ? '' : endForm(uid, text.signOut, `${text.signOut}: ${name}`)}
    </li>`;
  };
  const content = html`
    <h1>${text.sessionsTitle}</h1>
    <p class="lead">${others.length === 0 ? text.noOtherSessions : text.sessionsLead}</p>
    ${hasEnded ? noticeMarkup(text.sessionsEnded) : ''}
    <ul class="sessions">
      ${sessions.filter(({ uid }) => uid === ownUid).map(entry)} ${others.map(entry)}
    </ul>
    ${others.length > 0 ? endForm('others', text.endOthers, text.endOthers) : ''} ${whatStaysMarkup(text)}
    ${events.length > 0 ? eventsMarkup(language, text, events) : ''}
    <p class="other">
      <a href="${passwordPath}">${text.passwordTitle}</a> · <a href="${accountPath}">${text.toAccount}</a>
    </p>
  `;
  return page({ ...context, title: text.sessionsTitle, content, script: 'formScript' });
};

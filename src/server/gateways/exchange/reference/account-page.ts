// The accounts of the reference exchange, for visitors who look for one. It registers none.
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#domain/languages.ts';
import type { Sql } from '../../../db/connect.ts';
import type { Env } from '../../../http/env.ts';
import type { Markup } from '../../../http/markup.ts';
import { neverKept } from '../../../http/pages/index.ts';
import { contextOf, fact, page, type PageContext } from '../../pages/layout.ts';

const en = {
  title: 'Reference exchange',
  notice: 'Reference exchange. No real money moves.',
  intro: 'The reference exchange registers no accounts. Pay with one of these:',
  phone: 'Phone number',
  password: 'Password',
  smsCode: 'SMS code',
  twoFactorCode: 'Two-factor code',
  account: 'Account',
  full: 'has plenty',
  empty: 'is empty',
  locked: 'is locked',
  unknownTitle: 'Page not found',
  unknownText: 'The address may be incomplete. Please start again from the store.',
  toStore: 'To the store',
};

type Texts = typeof en;

const texts: Readonly<Record<Language, Texts>> = {
  en,
  de: {
    title: 'Referenz-Börse',
    notice: 'Referenz-Börse. Es fließt kein echtes Geld.',
    intro: 'Die Referenz-Börse legt keine Konten an. Bezahlen Sie mit einem von diesen:',
    phone: 'Telefonnummer',
    password: 'Passwort',
    smsCode: 'SMS-Code',
    twoFactorCode: 'Zwei-Faktor-Code',
    account: 'Konto',
    full: 'ist gut gefüllt',
    empty: 'ist leer',
    locked: 'ist gesperrt',
    unknownTitle: 'Seite nicht gefunden',
    unknownText: 'Die Adresse ist vielleicht unvollständig. Bitte beginnen Sie neu im Store.',
    toStore: 'Zum Store',
  },
};

type Account = { username: string; code: string; password: string | null; isEmpty: boolean; locked: boolean };

const listAccounts = (system: Sql): Promise<Account[]> => system<Account[]>`
  select username, code, password, balance = 0 as is_empty, locked from reference_exchange_user
  order by locked, balance = 0, username`;

const stateOf = ({ locked, isEmpty }: Account, text: Texts): string => {
  if (locked) return text.locked;
  return isEmpty ? text.empty : text.full;
};

const accountFacts = (account: Account, text: Texts): Markup => {
  const { username, password, code } = account;
  return html`<dl>
    ${fact(text.phone, username)} ${password === null ? '' : fact(text.password, password)}
    ${fact(password === null ? text.smsCode : text.twoFactorCode, code)} ${fact(text.account, stateOf(account, text))}
  </dl>`;
};

const accountPage = (context: PageContext, accounts: readonly Account[]): Markup => {
  const text = texts[context.language];
  const content = html`
    <h1>${text.title}</h1>
    <p>${text.intro}</p>
    ${accounts.map((account) => accountFacts(account, text))}
  `;
  return page(context, text, content);
};

/** Where the store leads visitors who need an account at the exchange, as long as it is the reference one (PKG-048). */
export const createReferenceExchangePage = (deps: { system: Sql; storeName: string }): Hono<Env> =>
  new Hono<Env>().get('/reference/exchange', neverKept, async (c) =>
    c.html(accountPage(contextOf(c, deps.storeName), await listAccounts(deps.system))),
  );

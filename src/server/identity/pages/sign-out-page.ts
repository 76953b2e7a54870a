import type { KoaContextWithOIDC } from 'oidc-provider';
import { html, raw } from 'hono/html';
import { languageOf } from '../../http/language.ts';
import { page } from './layout.ts';
import { textsIn } from './texts.ts';

const formId = 'op.logoutForm';

/** Asks whether to sign out, by the provider's form: any link may have led here. */
export const renderSignOutPage = async (ctx: KoaContextWithOIDC, form: string, storeName: string): Promise<void> => {
  const headers = { cookie: ctx.get('cookie'), acceptLanguage: ctx.get('accept-language') };
  const language = languageOf(headers, ctx.oidc.params?.['ui_locales']);
  const text = textsIn(language);
  const content = html`
    <h1>${text.signOutTitle}</h1>
    <p class="lead">${text.signOutText}</p>
    ${raw(form)}
    <button type="submit" form="${formId}" name="logout" value="yes">${text.signOut}</button>
    <p class="other"><a href="/">${text.toStore}</a></p>
  `;
  ctx.type = 'html';
  ctx.body = String(await page({ language, storeName, title: text.signOutTitle, content, script: 'formScript' }));
};

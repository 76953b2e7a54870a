import type { KoaContextWithOIDC } from 'oidc-provider';
import { html, raw } from 'hono/html';
import { chooseLanguage } from '../../pages/index.ts';
import { page } from './layout.ts';
import { textsIn } from './texts.ts';

const formId = 'op.logoutForm';

/**
 * The provider's sign-out form. When the app asked (it shows the ID token it was given) a script submits it at once; when
 * anybody else's link led here, the user is asked.
 */
export const renderSignOutPage = async (ctx: KoaContextWithOIDC, form: string, storeName: string): Promise<void> => {
  const language = chooseLanguage(ctx.get('accept-language'), ctx.oidc.params?.['ui_locales']);
  const text = textsIn(language);
  const askedByApp = ctx.oidc.entities.IdTokenHint !== undefined;
  const content = html`
    <h1>${text.signOutTitle}</h1>
    <p class="lead">${text.signOutText}</p>
    ${raw(form)}
    <button type="submit" form="${formId}" name="logout" value="yes">${text.signOut}</button>
    <p class="other"><a href="/">${text.toStore}</a></p>
  `;
  const script = askedByApp ? 'signOutScript' : undefined;
  ctx.type = 'html';
  ctx.body = String(await page({ language, storeName, title: text.signOutTitle, content, script }));
};

import type { KoaContextWithOIDC } from 'oidc-provider';
import { html, raw } from 'hono/html';
import { page } from './layout.ts';
import { chooseLanguage, textsIn } from './texts.ts';

const formId = 'op.logoutForm';

/**
 * The provider's sign-out form. When the app asked (it shows the ID token it was given) a script submits it at once; when
 * anybody else's link led here, the user is asked.
 */
export const renderSignOutPage = async (ctx: KoaContextWithOIDC, form: string, storeName: string): Promise<void> => {
  const language = chooseLanguage(ctx.oidc.params?.['ui_locales'], ctx.get('accept-language'));
  const text = textsIn(language);
  const askedByApp = ctx.oidc.entities.IdTokenHint !== undefined;
  const content = html`
    <h1>${text.signOutTitle}</h1>
    <p class="lead">${text.signOutText}</p>
    ${raw(form)}
    <button type="submit" form="${formId}" name="logout" value="yes">${text.signOut}</button>
    <p class="other"><a href="/">${text.toStore}</a></p>
  `;
  const frame = { language, storeName, title: text.signOutTitle, content };
  ctx.type = 'html';
  ctx.body = String(await page(askedByApp ? { ...frame, script: '/sign-in/sign-out.js' } : frame));
};

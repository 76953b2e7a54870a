import type { KoaContextWithOIDC } from 'oidc-provider';
import { html } from 'hono/html';
import { chooseLanguage, type Language, type Markup } from '../../pages/index.ts';
import { page } from './layout.ts';
import { textsIn } from './texts.ts';

export type SignInFailure = 'expired' | 'failed';

/** A plain page for a sign-in that cannot go on. The code is for whoever is asked for help. */
export const failurePage = (language: Language, storeName: string, failure: SignInFailure, code?: string): Markup => {
  const text = textsIn(language);
  const title = failure === 'expired' ? text.expiredTitle : text.failedTitle;
  const content = html`
    <h1>${title}</h1>
    <p class="lead">${failure === 'expired' ? text.expiredText : text.failedText}</p>
    ${code === undefined ? '' : html`<p class="code">${code}</p>`}
    <p><a class="button" href="/">${text.toStore}</a></p>
  `;
  return page({ language, storeName, title, content });
};

/** The provider's own errors, when there is no address it could safely send them to. */
export const renderErrorPage = async (
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string | undefined },
  storeName: string,
): Promise<void> => {
  const language = chooseLanguage(ctx.get('accept-language'));
  const code = [out.error, out.error_description].filter(Boolean).join(': ');
  ctx.type = 'html';
  ctx.body = String(await failurePage(language, storeName, 'failed', code));
};

import type { KoaContextWithOIDC } from 'oidc-provider';
import { html } from 'hono/html';
import { languageOf, type Markup } from '../../pages/index.ts';
import { page, type PageContext } from './layout.ts';
import { textsIn } from './texts.ts';

export type SignInFailure = 'expired' | 'failed' | 'signedOut';

/** A plain page for what cannot go on, with the way to start again. The code is for who is asked for help. */
export const failurePage = (context: PageContext, failure: SignInFailure, code?: string): Markup => {
  const text = textsIn(context.language);
  const title = text[`${failure}Title`];
  const content = html`
    <h1>${title}</h1>
    <p class="lead">${text[`${failure}Text`]}</p>
    ${code === undefined ? '' : html`<p class="code">${code}</p>`}
    <p><a class="button" href="/starter/login">${text.signIn}</a></p>
    <p class="other"><a href="/">${text.toStore}</a></p>
  `;
  return page({ ...context, title, content });
};

/** The provider's own errors, when there is no address it could safely send them to. */
export const renderErrorPage = async (
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string | undefined },
  storeName: string,
): Promise<void> => {
  const language = languageOf({ cookie: ctx.get('cookie'), acceptLanguage: ctx.get('accept-language') });
  const code = [out.error, out.error_description].filter(Boolean).join(': ');
  ctx.type = 'html';
  ctx.body = String(await failurePage({ language, storeName }, 'failed', code));
};

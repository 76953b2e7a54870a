import type { KoaContextWithOIDC } from 'oidc-provider';
import { html } from 'hono/html';
import { isDatabaseAway } from '../../db/lost-connection.ts';
import { languageOf } from '../../http/language.ts';
import type { Markup } from '../../http/markup.ts';
import { page, type PageContext } from './layout.ts';
import { signInPath } from './paths.ts';
import { textsIn } from './texts.ts';

type SignInFailure = 'expired' | 'failed' | 'signedOut' | 'tooMany' | 'unavailable';

type Details = {
  /** The request id, for support. */
  code?: string;
  /** Where to continue; without it a sign-in begins. */
  again?: string | undefined;
};

/** A plain page for a request that cannot continue, with a link to start again. */
export const failurePage = (context: PageContext, failure: SignInFailure, { code, again }: Details = {}): Markup => {
  const text = textsIn(context.language);
  const title = text[`${failure}Title`];
  const content = html`
    <h1>${title}</h1>
    <p class="lead">${text[`${failure}Text`]}</p>
    ${code === undefined ? '' : html`<p class="code">${code}</p>`}
    <p>
      <a class="button" href="${again ?? signInPath}">${again === undefined ? text.signIn : text.tryAgain}</a>
    </p>
    <p class="other"><a href="/">${text.toStore}</a></p>
  `;
  return page({ ...context, title, content });
};

/** The address that the browser asked for; a link does not send a form again. */
const addressOf = ({ method, req }: KoaContextWithOIDC): string | undefined =>
  method === 'GET' ? (req as { originalUrl?: string }).originalUrl : undefined;

/** The provider's own errors, when it has no safe address to redirect them to. */
export const renderErrorPage = async (
  ctx: KoaContextWithOIDC,
  out: { error: string; error_description?: string | undefined },
  error: Error | undefined,
  storeName: string,
): Promise<void> => {
  const language = languageOf({ cookie: ctx.get('cookie'), acceptLanguage: ctx.get('accept-language') });
  const context = { language, storeName };
  const code = [out.error, out.error_description].filter(Boolean).join(': ');
  ctx.type = 'html';
  ctx.body = String(
    await (isDatabaseAway(error)
      ? failurePage(context, 'unavailable', { again: addressOf(ctx) })
      : failurePage(context, 'failed', { code })),
  );
};

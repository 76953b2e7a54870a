// A browser that opened a link keeps its token in a cookie, so that the address of a page need not contain it (decision
// 36).
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { shareTokenIn } from '#domain/share-token.ts';
import { linkPath } from '#domain/traveller-pages.ts';

const TOKEN_LENGTH_MAX = 2048; // openapi/storefront/profiles.yaml

/** The longest that browsers keep a cookie. It outlasts the link, so a bookmark of a link that has ended can say so. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

const ID_BYTES = 9;

/** The id that represents a token in addresses. Neither the token nor the id of the link can be derived from it. */
const idOf = (token: string): string =>
  createHash('sha256').update(token).digest().subarray(0, ID_BYTES).toString('base64url');

/** The link that a page is opened by. */
type OpenedLink = { id: string; token: string };

const linkOf = (token = ''): OpenedLink | undefined =>
  token === '' || token.length > TOKEN_LENGTH_MAX ? undefined : { id: idOf(token), token };

/** Whether the address names the link by its id, without its token. */
export const isKeptAddress = (context: Context): boolean => context.req.param('link') !== undefined;

export type KeptLinks = {
  /** Finds the link by the token in the address, or by the token that this browser keeps for the id in the address. */
  find: (context: Context) => OpenedLink | undefined;
  /** Stores the token in a cookie that the browser sends only to the pages of this link. */
  keep: (context: Context, link: OpenedLink) => void;
};

export const createKeptLinks = (publicUrl: string): KeptLinks => {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Secure-link' : 'link';
  return {
    find: (context) => {
      if (!isKeptAddress(context)) return linkOf(shareTokenIn(context.req.query('token') ?? ''));
      const link = linkOf(getCookie(context, name));
      return link?.id === context.req.param('link') ? link : undefined;
    },
    keep: (context, { id, token }) =>
      setCookie(context, name, token, {
        path: linkPath(id),
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        maxAge: KEPT_SECONDS,
      }),
  };
};

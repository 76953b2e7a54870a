import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from '../../core/problem.ts';

const largestForm = 16 * 1024;

type HeaderOf = (name: string) => string | undefined;

/** Our pages send no referrer, so browsers send `null` as the origin of their forms; programs send nothing. */
const isOwnOrigin = (header: HeaderOf): boolean => {
  const origin = header('origin');
  return origin === undefined || origin === 'null' || URL.parse(origin)?.host === header('host');
};

/**
 * A form on another site must not press our buttons. Browsers say where a form came from, older ones only its origin.
 */
export const isOwnForm = (header: HeaderOf): boolean => {
  const site = header('sec-fetch-site');
  return site === undefined ? isOwnOrigin(header) : site === 'same-origin' || site === 'none';
};

const requireOwnForm = (c: Context): void => {
  if (!isOwnForm((name) => c.req.header(name))) {
    throw new Problem('forbidden', 'This form was not sent by its own page.');
  }
};

/** Refuses forms of other sites before anything is looked up for them. */
export const refuseForeignForms: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'POST') requireOwnForm(c);
  await next();
};

/** The text fields of a small form. */
export const readForm = async (c: Context): Promise<Record<string, string>> => {
  requireOwnForm(c);
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (!(length <= largestForm)) throw new Problem('content_too_large', 'The form is too large.');
  const entries = [...new URLSearchParams(await c.req.text())];
  return Object.fromEntries(entries);
};

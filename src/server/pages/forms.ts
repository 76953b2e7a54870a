import type { Context } from 'hono';
import { Problem } from '../core/problem.ts';

const largestForm = 16 * 1024;

/** Our pages send no referrer, so browsers say `null` for the origin of their forms; programs say nothing. */
const isOwnOrigin = (c: Context): boolean => {
  const origin = c.req.header('origin');
  return origin === undefined || origin === 'null' || URL.parse(origin)?.host === c.req.header('host');
};

/** A form on another site must not press our buttons; browsers say where it came from, older ones only its origin. */
const isOwnForm = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  return site === undefined ? isOwnOrigin(c) : site === 'same-origin' || site === 'none';
};

/** The text fields of a small form. */
export const readForm = async (c: Context): Promise<Record<string, string>> => {
  if (!isOwnForm(c)) throw new Problem('forbidden', 'This form was not sent by its own page.');
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (!(length <= largestForm)) throw new Problem('content_too_large', 'The form is too large.');
  const entries = [...new URLSearchParams(await c.req.text())];
  return Object.fromEntries(entries);
};

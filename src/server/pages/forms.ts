import type { Context } from 'hono';
import { Problem } from '../core/problem.ts';

const largestForm = 16 * 1024;

/** A form on another site must not press our buttons; browsers say where it came from. */
const isOwnForm = (c: Context): boolean => ['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));

/** The text fields of a small form. */
export const readForm = async (c: Context): Promise<Record<string, string>> => {
  if (!isOwnForm(c)) throw new Problem('forbidden', 'This form was not sent by its own page.');
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (!(length <= largestForm)) throw new Problem('content_too_large', 'The form is too large.');
  const entries = [...new URLSearchParams(await c.req.text())];
  return Object.fromEntries(entries);
};

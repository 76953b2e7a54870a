// What can come back of a call instead of its answer.
import type { Route } from '@playwright/test';
import type { Pick } from './seed.ts';

/** A word that no text of the product has: a page that shows it shows the server's own words. */
export const SERVER_TITLE = 'Zqx refused';

export type Answer = {
  name: string;
  /** It may lack what it need not have: then the page shows less, and has nothing to say. */
  isIncomplete?: boolean;
  /** Comes as it should, only late: `release` says when. */
  isLate?: boolean;
  give: (route: Route, pick: Pick) => Promise<void>;
};

const STATUSES = [400, 401, 402, 403, 404, 409, 412, 413, 415, 422, 429, 500, 502, 503, 504];

const refusal = (status: number): Answer => ({
  name: String(status),
  give: (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: SERVER_TITLE,
        status,
        path: new URL(route.request().url()).pathname,
        message: '',
        errors: status === 400 ? [{ field: 'body.zqx', message: '' }] : undefined,
      }),
    }),
});

const broken = (name: string, reason: 'timedout' | 'internetdisconnected' | 'connectionreset'): Answer => ({
  name,
  give: (route) => route.abort(reason),
});

const replaced = (name: string, contentType: string, body: string): Answer => ({
  name,
  give: (route) => route.fulfill({ status: 200, contentType, body }),
});

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const isObject = (value: Json | undefined): value is Json[] | { [name: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Takes away one field, at any depth. */
const dropField = (value: Json, pick: Pick): void => {
  if (!isObject(value)) return;
  const names = Object.keys(value);
  if (names.length === 0) return;
  const name = pick(names);
  const child = (value as { [name: string]: Json })[name];
  const isDeeper = isObject(child) && Object.keys(child).length > 0 && (Array.isArray(value) || pick([true, false]));
  if (isDeeper) dropField(child, pick);
  else if (!Array.isArray(value)) delete value[name];
};

const changed = (name: string, change: (body: string, pick: Pick) => string): Answer => ({
  name,
  give: async (route, pick) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text(), pick) });
  },
});

/** Two dozen answers, of which the store itself gives some, a proxy or the network others. */
export const answers: readonly Answer[] = [
  ...STATUSES.map(refusal),
  broken('timeout', 'timedout'),
  broken('offline', 'internetdisconnected'),
  broken('reset', 'connectionreset'),
  replaced('HTML', 'text/html', '<!doctype html><title>Zqx</title><h1>Zqx proxy</h1>'),
  // Half a text is no JSON; a lone number would be.
  changed('cut JSON', (body) => `${body.slice(0, Math.floor(body.length / 2))}"`),
  replaced('empty', 'application/json', ''),
  {
    ...changed('field missing', (body, pick) => {
      const json = JSON.parse(body) as Json;
      dropField(json, pick);
      return JSON.stringify(json);
    }),
    isIncomplete: true,
  },
  replaced('wrong shape', 'application/json', '{}'),
  { name: 'late', isLate: true, give: (route) => route.continue() },
];

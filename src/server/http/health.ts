import { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import type { Env } from './env.ts';

/** How long the health that was found is answered again: nobody is counted here, and a flood costs the database nothing. */
const healthMs = 1_000;

/** Answers whether this process can serve: for load balancers and for whoever waits for the start. */
export const createHealth = ({ app }: Database): Hono<Env> => {
  let [found, until]: [Promise<unknown>, number] = [Promise.resolve(), 0];
  return new Hono<Env>().get('/healthz', async (c) => {
    if (performance.now() > until) [found, until] = [Promise.resolve(app`select 1`), performance.now() + healthMs];
    await found;
    return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' });
  });
};

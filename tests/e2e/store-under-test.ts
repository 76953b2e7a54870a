// The store that the end-to-end tests share, from outside.
import { test } from '@playwright/test';
import type { Database } from '#server/db/connect.ts';
import { connectTo } from '#support/embedded-home.ts';
import { newReseller, type Reseller } from '#support/reseller.ts';
import { storeHome } from './store-home.ts';

export const storeUrl = (): string => test.info().project.use.baseURL ?? '';

let database: Database | undefined;

/** Its database, for what takes longer at the front door and is tried there by other tests. */
export const storeDatabase = (): Database => (database ??= connectTo(storeHome()));

/** A new reseller there, who signs in over HTTP with a password that takes no time to check. */
export const newcomer = (url = storeUrl()): Promise<Reseller> => newReseller({ url, db: storeDatabase() });

import type { RequestHandler } from 'msw';
import * as operator from './generated/operator/index.msw.ts';
import * as partner from './generated/partner/index.msw.ts';
import * as storefront from './generated/storefront/index.msw.ts';

/** The contract's handlers, of all its documents, for stories and tests. */
export const handlers: RequestHandler[] = [storefront, operator, partner].flatMap((document) =>
  Object.values(document).flatMap((handlersOfTag) => handlersOfTag()),
);

/** The addresses of these calls. No file that a page loads has one of them. */
export const CALLS = /^https?:\/\/[^/]+\/(?:client-api|operator-api|simshelf|reseller)\//;

// The first path segments of the store. The operator chooses that of the partner API, which no other route can share.
import type { Hono } from 'hono';
import type { Env } from './env.ts';

/** Segments that pages of the app, the store's own routes, or proxies in front of it use. */
export const RESERVED_ROOTS: ReadonlySet<string> = new Set(
  `account add-credits api assets bank-transfer client-api credits customer customers data-packages esim esim-shop group-sales health healthz logos oidc operator operator-api page-assets
   payment-gateway pricing privacy-policy reference request-form reseller s sdk sign-in starter store supply-gateway team-vision
   terms-and-conditions your-store`.split(/\s+/),
);

export const rootOf = (path: string): string => path.split('/')[1] ?? '';

/** Whether it consists of lower-case letters and digits, with hyphens between them. */
const isWord = (root: string): boolean => root.length <= 60 && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(root);

/**
 * What is wrong with a segment for the partner API, in words that follow its setting; undefined when it can be used.
 */
export const faultOfPrefix = (prefix: string): string | undefined => {
  if (!isWord(prefix)) return 'must be lower-case letters and digits, with hyphens between, 60 at most';
  return RESERVED_ROOTS.has(prefix) ? "is an address of the store's own pages: choose another" : undefined;
};

/** The segment for a store of this name: its slug, unless that is in use. */
export const defaultPrefix = (slug: string): string => (RESERVED_ROOTS.has(slug) ? 'partner' : slug);

/** A method, and a path that may contain parameters. */
export type Address = { method: string; path: string };

/** The addresses that these routes answer. */
export const addressesOf = (routes: readonly Hono<Env>[]): Address[] =>
  routes
    .flatMap((route) => route.routes.map(({ method, path }) => ({ method, path })))
    .filter(({ method }) => method !== 'ALL');

type Rooted = { roots: ReadonlySet<string> };

/** The first segments of contract paths and routes, without parameters and wildcards. */
export const rootsOf = (contracts: readonly Rooted[], routes: readonly Hono<Env>[]): ReadonlySet<string> => {
  const paths = routes.flatMap((route) => route.routes.map(({ path }) => path));
  const roots = new Set(paths.map(rootOf).filter((root) => root !== '' && !/[:*]/.test(root)));
  return contracts.reduce((all, contract) => all.union(contract.roots), roots);
};

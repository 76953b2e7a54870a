// A contract of a handful of operations, in the shape that codegen writes, to test the router with.
import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import type { Handlers } from '#server/http/contract-types.ts';
import { reply } from '#server/http/explicit-reply.ts';
import { Problem } from '#contract/storefront/zod/schemas/problem.zod.ts';

const Item = z.strictObject({ id: z.string(), name: z.string().check(z.maxLength(5)) });
const problem = { media: 'application/problem+json', schema: Problem } as const;
const problems = {
  400: problem,
  401: problem,
  404: problem,
  413: problem,
  415: problem,
  429: problem,
  500: problem,
} as const;

const nothing = {
  params: undefined,
  query: undefined,
  headers: undefined,
  body: undefined,
  bodyRequired: false,
  bodyLimit: 0,
  isHeavy: false,
  isInStoreView: false,
  isClosedInSuspension: false,
} as const;

export const operations = {
  getItem: {
    ...nothing,
    method: 'get',
    path: '/items/{id}',
    security: [],
    params: z.object({ id: z.string().check(z.maxLength(20)) }),
    responses: { 200: { media: 'application/json', schema: Item }, ...problems },
  },
  getFirstItem: {
    ...nothing,
    method: 'get',
    path: '/items/first',
    security: [],
    responses: { 200: { media: 'application/json', schema: Item }, ...problems },
  },
  putItem: {
    ...nothing,
    method: 'put',
    path: '/items/{id}',
    isHeavy: true,
    security: [],
    params: z.object({ id: z.string() }),
    headers: z.object({ 'Idempotency-Key': z.exactOptional(z.string().check(z.maxLength(8))) }),
    body: z.strictObject({ name: z.string().check(z.maxLength(5)), count: z.int() }),
    bodyRequired: true,
    bodyLimit: 60_000,
    responses: { 200: { media: 'application/json', schema: Item }, ...problems },
  },
  bulkItems: {
    ...nothing,
    method: 'put',
    path: '/items/',
    security: [],
    responses: { 204: { media: null, schema: null }, ...problems },
  },
  listItems: {
    ...nothing,
    method: 'get',
    path: '/items',
    security: [],
    query: z.object({
      limit: withDefault(z.coerce.number().check(z.maximum(50)), 10),
      only_new: withDefault(z.coerce.boolean(), false),
      tag: z.exactOptional(z.array(z.string())),
    }),
    responses: { 200: { media: 'application/json', schema: z.unknown() }, ...problems },
  },
  readItems: {
    ...nothing,
    method: 'get',
    path: '/items/all',
    isHeavy: true,
    security: [{ web: [] }],
    responses: {
      200: { media: 'application/json', schema: z.strictObject({ total: z.int(), items: z.array(Item) }) },
      ...problems,
    },
  },
  exportItems: {
    ...nothing,
    isHeavy: true,
    method: 'get',
    path: '/items/export',
    security: [],
    responses: { 200: { media: 'text/csv', schema: z.string().check(z.maxLength(20)) }, ...problems },
  },
  drawItems: {
    ...nothing,
    method: 'get',
    path: '/items/picture',
    security: [],
    responses: { 200: { media: 'image/png', schema: z.unknown() }, ...problems },
  },
  whoAmI: {
    ...nothing,
    method: 'get',
    path: '/me',
    security: [{ web: [] }],
    responses: { 200: { media: 'application/json', schema: z.strictObject({ subject: z.string() }) }, ...problems },
  },
  whoAmIPerhaps: {
    ...nothing,
    method: 'get',
    path: '/me/perhaps',
    security: [{ web: [] }, {}],
    responses: {
      200: { media: 'application/json', schema: z.strictObject({ subject: z.nullable(z.string()) }) },
      ...problems,
    },
  },
} as const;

type Json<Body> = { headers: Record<string, unknown>; content: { 'application/json': Body } };
type ItemBody = { id: string; name: string };

/** The form in which openapi-typescript writes it. */
export type Operations = {
  getItem: { responses: { 200: Json<ItemBody>; 404: { content: { 'application/problem+json': unknown } } } };
  getFirstItem: { responses: { 200: Json<ItemBody> } };
  putItem: {
    responses: {
      200: { headers: { Location?: string; [name: string]: unknown }; content: { 'application/json': ItemBody } };
    };
  };
  bulkItems: { responses: { 204: { headers: Record<string, unknown>; content?: never } } };
  listItems: { responses: { 200: Json<unknown> } };
  readItems: { responses: { 200: Json<{ total: number; items: ItemBody[] }> } };
  exportItems: { responses: { 200: { headers: Record<string, unknown>; content: { 'text/csv': string } } } };
  drawItems: { responses: { 200: { headers: Record<string, unknown>; content: { 'image/png': string } } } };
  whoAmI: { responses: { 200: Json<{ subject: string }> } };
  whoAmIPerhaps: { responses: { 200: Json<{ subject: string | null }> } };
};

export type Callers = { web: { subject: string } };

export type SmallHandlers = Handlers<typeof operations, Operations, Callers, object>;

/** Handlers that return their input. */
export const echo: SmallHandlers = {
  getItem: (_deps, _caller, { params }) => ({ id: params.id, name: 'Item' }),
  getFirstItem: () => ({ id: 'first', name: 'Item' }),
  putItem: (_deps, _caller, { params, body, headers }) =>
    reply({
      status: 200,
      headers: { Location: headers['Idempotency-Key'] ?? 'none' },
      body: { id: params.id, name: body.name },
    }),
  bulkItems: () => {},
  listItems: (_deps, _caller, { query }) => query,
  readItems: () => ({ total: 0, items: [] }),
  exportItems: () => 'id,name\r\n',
  drawItems: () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]),
  whoAmI: (_deps, caller) => ({ subject: caller.subject }),
  whoAmIPerhaps: (_deps, caller) => ({ subject: caller?.subject ?? null }),
};

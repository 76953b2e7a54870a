// The one list of what the server answers, and what bounds the processor that each of it costs. An address or an operation that no row
// has fails doors.test.ts: say here what bounds it.
import { operations as operatorOperations } from '#contract/operator/operations.ts';
import { operations as partnerOperations } from '#contract/partner/operations.ts';
import { operations as storefrontOperations } from '#contract/storefront/operations.ts';
import type { Limits } from '#server/rate-limits/limits.ts';

/** An address without a contract, or an operation with the name of its document as its method. */
export type Door = { method: string; path: string };

/** `kept` costs nothing: made before or once; `hashes` are those of passwords, three at once; `signatures`, of which three are checked. */
export type Bound = keyof Limits | 'kept' | 'hashes' | 'signatures';

export type DoorRow = { what: string; has: (door: Door) => boolean; bounds: readonly Bound[] };

const DOCUMENTS = { storefront: storefrontOperations, partner: partnerOperations, operator: operatorOperations };

type Document = keyof typeof DOCUMENTS;

type Listed = { document: string; id: string; isHeavy: boolean; media: (string | null)[] };

export const listedOperations: Listed[] = Object.entries(DOCUMENTS).flatMap(([document, operations]) =>
  Object.entries(operations).map(([id, { isHeavy, responses }]) => ({
    document,
    id,
    isHeavy,
    media: Object.values(responses).map((response: { media: string | null }) => response.media),
  })),
);

export const operationDoors: Door[] = listedOperations.map(({ document, id }) => ({ method: document, path: id }));

const heavy = new Set(listedOperations.flatMap(({ document, id, isHeavy }) => (isHeavy ? [`${document} ${id}`] : [])));

/** Operations of a document, light or heavy: of a caller who is known, and of an address. */
const ofDocument = (document: Document, caller: keyof Limits): DoorRow[] => {
  const nameOf = ({ method, path }: Door): string => `${method} ${path}`;
  return [
    {
      what: `heavy operations of the ${document} document`,
      has: (door) => door.method === document && heavy.has(nameOf(door)),
      bounds: ['heavy', caller, 'visitor'],
    },
    {
      what: `light operations of the ${document} document`,
      has: (door) => door.method === document && !heavy.has(nameOf(door)),
      bounds: [caller, 'visitor'],
    },
  ];
};

const at =
  (pattern: RegExp, ...methods: string[]): DoorRow['has'] =>
  ({ method, path }) =>
    !Object.hasOwn(DOCUMENTS, method) && pattern.test(path) && (methods.length === 0 || methods.includes(method));

export const DOORS: readonly DoorRow[] = [
  { what: 'whether the process is live and ready', has: at(/^\/healthz?\b/), bounds: ['kept'] },
  { what: "files of the server's own pages", has: at(/^\/page-assets\//), bounds: ['kept'] },
  {
    what: 'pages of the app: ready-made for visitors, rendered for users',
    has: at(/^\/?\*$/),
    bounds: ['kept', 'pages'],
  },
  {
    what: "travellers' pages, by the token or without it, and the preview of a brand",
    has: at(/^\/(?:esim|customer|esim-shop)\//),
    bounds: ['travellerPages', 'visitor', 'shareLink'],
  },
  {
    what: 'short addresses of links: two look-ups, and a page only where there is no link',
    has: at(/^\/s\//),
    bounds: ['travellerPages', 'visitor'],
  },
  { what: 'documents for integrators, made once', has: at(/^\/api\/specifications/), bounds: ['visitor'] },
  { what: 'the inbox of the reference mode', has: at(/^\/reference\/inbox\b/), bounds: ['visitor'] },
  {
    what: 'events of providers and suppliers, which are signed',
    has: at(/^\/(?:payment|supply)-gateway\//),
    bounds: ['gateway', 'signatures'],
  },
  { what: 'pages of simulators', has: at(/^\/reference\/(?!inbox\b)/), bounds: ['gateway'] },
  { what: 'forms of the sign-in', has: at(/^\/sign-in\b/, 'POST'), bounds: ['visitor', 'hashes', 'signInsPerAddress'] },
  { what: 'pages of the sign-in', has: at(/^\/sign-in\b/, 'GET'), bounds: ['visitor'] },
  { what: 'the provider of the sign-in', has: at(/^\/oidc\//), bounds: ['visitor'] },
  ...ofDocument('storefront', 'reseller'),
  ...ofDocument('partner', 'channel'),
  ...ofDocument('operator', 'reseller'),
];

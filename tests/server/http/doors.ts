// The one list of what the server answers, and what bounds the processor that each of it costs. An address or an operation that no row
// has fails doors.test.ts: say here what bounds it.
import { operations as operatorOperations } from '#contract/operator/operations.ts';
import { operations as partnerOperations } from '#contract/partner/operations.ts';
import { operations as storefrontOperations } from '#contract/storefront/operations.ts';
import type { Limits } from '#server/http/rate-limits/limits.ts';

/** An address without a contract, or an operation with the name of its document as its method. */
export type Door = { method: string; path: string };

/** `kept` costs nothing: made before or once; `hashes` are those of passwords, three at once; `signatures`, of which three are checked. */
export type Bound = keyof Limits | 'kept' | 'hashes' | 'signatures';

export type DoorRow = { what: string; has: (door: Door) => boolean; bounds: readonly Bound[] };

const DOCUMENTS = { storefront: storefrontOperations, partner: partnerOperations, operator: operatorOperations };

type Document = keyof typeof DOCUMENTS;

type OperationDoor = Door & { isHeavy: boolean; makesFile: boolean };

const isFile = ({ media }: { media: string | null }): boolean => media !== null && !media.endsWith('json');

export const operationDoors: OperationDoor[] = Object.entries(DOCUMENTS).flatMap(([document, operations]) =>
  Object.entries(operations).map(([path, { isHeavy, responses }]) => ({
    method: document,
    path,
    isHeavy,
    makesFile: Object.values<{ media: string | null }>(responses).some(isFile),
  })),
);

const nameOf = ({ method, path }: Door): string => `${method} ${path}`;

const heavy = new Set(operationDoors.filter(({ isHeavy }) => isHeavy).map(nameOf));
/** What these answer is made once, and there is not much of it. */
const kept = new Set(['partner getCountryFlag']);

/** Operations of a document, light or heavy: of a caller who is known, and of an address. */
const ofDocument = (document: Document, caller: keyof Limits): DoorRow[] => [
  {
    what: `heavy operations of the ${document} document`,
    has: (door) => door.method === document && heavy.has(nameOf(door)),
    bounds: ['heavy', caller, 'visitor'],
  },
  {
    what: `light operations of the ${document} document`,
    has: (door) => door.method === document && !heavy.has(nameOf(door)) && !kept.has(nameOf(door)),
    bounds: [caller, 'visitor'],
  },
];

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
  { what: 'uploaded logos: one row by its hash', has: at(/^\/logos\//), bounds: ['visitor'] },
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
  { what: 'operations whose answers are kept', has: (door) => kept.has(nameOf(door)), bounds: ['kept', 'channel'] },
  ...ofDocument('storefront', 'reseller'),
  ...ofDocument('partner', 'channel'),
  ...ofDocument('operator', 'reseller'),
];
